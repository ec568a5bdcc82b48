from eolith.kernel.chance cimport Source

cdef class Content:
    cdef bint filled

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
    cdef tuple decisions
    cdef object content
    cdef readonly object game
    cdef public list listener
    # the state proper
    cdef readonly short players
    cdef readonly short round
    cdef readonly short over
    cdef readonly short depth
    cdef readonly short agenda[32][8]

    cdef int check_set_up(self) except? -1
    cdef int check_blank(self) except? -1
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
    cdef int take(self, str name, int place, numbers) except? -1
    cdef bytes position(self)
    cdef bytes seal(self, bytes data)
    cdef int play_out(self, Source source) except? -1
    cdef State copied(self)
    cdef State redraw(self, int seat, Source source)

cdef int counted(int number) except? -1
