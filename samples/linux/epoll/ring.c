#include <linux/io_uring.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static struct io_uring_params setup;
static char *rings;
static struct io_uring_sqe *sqes;
#define AT(type, offset) ((type *)(rings + (offset)))

static int make_ring(void) {
    int ring = syscall(SYS_io_uring_setup, 4, &setup);
    int rw = PROT_READ | PROT_WRITE, shared = MAP_SHARED;
    size_t cq = setup.cq_off.cqes
              + setup.cq_entries * sizeof(struct io_uring_cqe);
    size_t sq = setup.sq_off.array + setup.sq_entries * 4;
    if (ring < 0) return ring;
    rings = mmap(0, cq > sq ? cq : sq, rw, shared, ring,
                 IORING_OFF_SQ_RING);
    sqes = mmap(0, setup.sq_entries * sizeof *sqes, rw, shared, ring,
                IORING_OFF_SQES);
    return ring;
}

// Put one read into the submission queue; no system call.
static void queue_read(int fd, void *buffer, unsigned size) {
    uint32_t *tail = AT(uint32_t, setup.sq_off.tail);
    uint32_t slot = *tail & *AT(uint32_t, setup.sq_off.ring_mask);
    sqes[slot] = (struct io_uring_sqe){
        .opcode = IORING_OP_READ, .fd = fd, .off = -1,
        .addr = (uintptr_t)buffer, .len = size, .user_data = fd};
    AT(uint32_t, setup.sq_off.array)[slot] = slot;
    __atomic_store_n(tail, *tail + 1, __ATOMIC_RELEASE);
}

// Take one result out of the completion queue; no system call.
static int take(struct io_uring_cqe *out) {
    uint32_t *head = AT(uint32_t, setup.cq_off.head);
    uint32_t *tail = AT(uint32_t, setup.cq_off.tail);
    if (*head == __atomic_load_n(tail, __ATOMIC_ACQUIRE)) return 0;
    *out = AT(struct io_uring_cqe, setup.cq_off.cqes)
        [*head & *AT(uint32_t, setup.cq_off.ring_mask)];
    __atomic_store_n(head, *head + 1, __ATOMIC_RELEASE);
    return 1;
}

// #region main
int main(void) {
    int p[2], ring = make_ring();
    if (ring < 0) return perror("io_uring_setup"), 1;
    pipe(p);
    char order[9] = "........";
    struct io_uring_cqe done;

    queue_read(p[0], order, 8);  // the pipe is still empty
    syscall(SYS_io_uring_enter, ring, 1, 0, 0, NULL, 0);
    printf("submitted:   %d results, %s\n", take(&done), order);

    write(p[1], "order 1\n", 8);
    syscall(SYS_io_uring_enter, ring, 0, 1,
            IORING_ENTER_GETEVENTS, NULL, 0);
    int results = take(&done);
    printf("after write: %d result, %d bytes: %.7s\n",
           results, done.res, order);
}
// #endregion main
