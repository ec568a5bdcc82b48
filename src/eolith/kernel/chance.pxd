ctypedef unsigned long long u64

cdef u64 mix(u64 x) noexcept

cdef class Source:
    cdef u64 key, counter
    cdef u64 next(self) noexcept
    cdef long long draw(self, long long n) except? -1

cdef long long ways(int dice, int total) noexcept
cdef int roll_sum(int dice, Source source) except? -1
