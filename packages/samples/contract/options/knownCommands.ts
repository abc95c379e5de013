/**
 * The commands that a sample may ask for with `needs`, beside the toolchains, and the Debian package of each. A file
 * that no command stands for, such as a kernel to boot in QEMU, has its whole path.
 * `npm test` installs what is missing where it may.
 */
export const debianPackageOf: Readonly<Record<string, string>> = {
  '/usr/aarch64-linux-gnu/lib/libc.a': 'libc6-dev-arm64-cross',
  '/usr/lib/debian-installer/images/12/amd64/text/debian-installer/amd64/linux': 'debian-installer-12-netboot-amd64',
  'aarch64-linux-gnu-gcc': 'gcc-aarch64-linux-gnu',
  argon2: 'argon2',
  bird: 'bird2',
  busybox: 'busybox-static',
  conntrack: 'conntrack',
  cpio: 'cpio',
  cryptsetup: 'cryptsetup-bin',
  fdisk: 'fdisk',
  file: 'file',
  gcc: 'gcc',
  'grub-fstest': 'grub-common',
  ip: 'iproute2',
  'linux.uml': 'user-mode-linux',
  'llvm-mca': 'llvm',
  lspci: 'pciutils',
  mdadm: 'mdadm',
  'mkfs.ext4': 'e2fsprogs',
  mksquashfs: 'squashfs-tools',
  modprobe: 'kmod',
  'musl-gcc': 'musl-tools',
  nft: 'nftables',
  nginx: 'nginx-light',
  ngspice: 'ngspice',
  'qemu-aarch64': 'qemu-user',
  'qemu-system-riscv64': 'qemu-system-misc',
  'qemu-system-x86_64': 'qemu-system-x86',
  'rabbitmq-server': 'rabbitmq-server',
  'riscv64-linux-gnu-gcc': 'gcc-riscv64-linux-gnu',
  runc: 'runc',
  sgdisk: 'gdisk',
  ssh: 'openssh-client',
  sshd: 'openssh-server',
  strace: 'strace',
  swtpm: 'swtpm',
  'systemd-analyze': 'systemd',
  tpm2: 'tpm2-tools',
  turnserver: 'coturn',
  udevadm: 'udev',
  valgrind: 'valgrind',
  zstd: 'zstd',
};

/** What samples need beside a package of Debian and get only with its recommendations, which are not installed. */
export const installedWith: Readonly<Record<string, readonly string[]>> = { gcc: ['libc6-dev'] };
