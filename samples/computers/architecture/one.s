addsd (%rdi), %xmm0
addsd 8(%rdi), %xmm0
addsd 16(%rdi), %xmm0
addsd 24(%rdi), %xmm0
