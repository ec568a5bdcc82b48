cdef class RulesOfThumb:
    cdef double value[1024]
    cdef int action_space
    cdef object game

    cdef list options(self, object view)
    cdef int consider(self, object view, list options) except? -1
    cdef int weigh(self, void* position, list options) except? -1
