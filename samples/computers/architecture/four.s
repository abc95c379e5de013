addsd (%rdi), %xmm0
addsd 8(%rdi), %xmm1
addsd 16(%rdi), %xmm2
addsd 24(%rdi), %xmm3
