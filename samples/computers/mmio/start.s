# start.s: the first instructions of the board.
# #region first
.globl start
start:
  li sp, 0x80100000   # variables grow down from here, in RAM
  la t0, error
  csrw mtvec, t0      # where to go when an instruction fails
  call run
off:
  li t0, 0x100000
  li t1, 0x5555
  sw t1, 0(t0)
wait:
  j wait
.balign 4
error:                # says "!" and switches off
  li t0, 0x10000000
  li t1, '!'
  sb t1, 0(t0)
  li t1, '\n'
  sb t1, 0(t0)
  j off
# #endregion first
