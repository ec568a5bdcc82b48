from eolith.kernel.chance cimport Source

cdef class Content:
    pass

cdef class Decision:
    cdef bint settle(self, State state) except? -1
    cdef int options(self, State state) except? -1
    cdef int apply(self, State state, int option) except? -1

cdef class Chance(Decision):
    cdef long long weight(self, State state, int option) except? -1
    cdef int sample(self, State state, Source source) except? -1

cdef class Lot(Chance):
    pass

cdef class State:
    # scratch
    cdef short offered[128]
    cdef int n_options
    cdef list decisions
    cdef object content
    cdef public object game
    cdef public list listener
    # the state proper
    cdef public short players
    cdef public short round
    cdef public short over
    cdef public short depth
    cdef public short agenda[32][8]

    cdef int check_set_up(self) except? -1
    cdef Decision top(self)
    cdef State fresh(self)
    cdef char* block(self) noexcept
    cdef Py_ssize_t block_size(self) noexcept
    cdef int push(self, int kind, int seat, int a=*, int b=*, int c=*, int d=*, int e=*, int f=*) except? -1
    cdef void pop(self) noexcept
    cdef int count_down(self, int slot) except? -1
    cdef int insert(self, int index, int kind, int seat, int a=*, int b=*) except? -1
    cdef int offer(self, int option) except? -1
    cdef int offer_range(self, int first, int count) except? -1
    cdef int offer_bits(self, int first, unsigned long long mask) except? -1
    cdef int emit(self, int kind, int seat, int a=*, int b=*, int c=*) except? -1
    cdef int settle(self) except? -1
    cdef int find_options(self) except? -1
    cdef int play(self, int option) except? -1
    cpdef int playout(self, Source source) except? -1
    cpdef State clone(self)
    cpdef State resample(self, int seat, Source source)

cdef int counted(int number) except? -1
