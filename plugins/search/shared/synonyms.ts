import { ignoredWords, softWords } from './stopWords';
import { normalise } from './tokens';

/**
 * Words that readers use for one another in these notes. Every line is a group: each entry stands for each other one.
 * Entries may have several words. `a > b` is one way: who types a also means b, but not the reverse.
 * Add a line when a reader's word is not the note's word; never add two things that only resemble each other.
 */
const groups = `
k8s | kubernetes | kube
fd | file descriptor | filehandle | file handle
gc | garbage collection | garbage collector
stw > gc pause
tlb | translation lookaside buffer
tlb > paging
mmu | memory management unit
mmu > paging
mtls | mutual tls
tls | ssl | transport layer security | secure sockets layer
https > tls
cert | certificate | x.509 | x509
ca > certificate authority
pki > certificate
csr > certificate signing request
jvm | java virtual machine
jpa | java persistence api | jakarta persistence
orm | object relational mapping | object relational mapper
orm > jpa
hibernate > jpa
jit | just in time
jdk > java
jar > java archive
nio | non blocking io | nonblocking io
async | asynchronous
sync > synchronous
js | javascript | ecmascript | es6
ts | typescript
golang | go
goroutine | go routine
py > python
rsc | react server components | react server component | server components
ssr | server side rendering | server rendering
ssg > static site generation
csr > client side rendering
spa > single page application
jsx | javascript xml
dom | document object model
cssom > css object model
vdom | virtual dom
hydration | hydrate
cls | cumulative layout shift
lcp | largest contentful paint
inp | interaction to next paint
fcp > first contentful paint
ttfb > time to first byte
cwv | core web vitals | web vitals
cors | cross origin resource sharing
csp > content security policy
xss > cross site scripting
csrf > cross site request forgery
sse | server sent events | eventsource
ws > websocket
i18n | internationalization | internationalisation
l10n | localization | localisation
a11y | accessibility
aria > accessibility
screenreader | screen reader
hmr > hot module replacement
env | environment | environment variable
env var | environment variable
dotenv > environment variable
esm | es modules | ecmascript modules
cjs | commonjs
iife > immediately invoked function expression
tdz | temporal dead zone
regex | regexp | regular expression
oop > object oriented
fn > function
param | parameter
arg | argument
ctor > constructor
async await > promise
callback hell > promise
cpu | processor
mobo > motherboard
northbridge > chipset
southbridge > chipset
pch > chipset
ram | random access memory | main memory
dram > ram
rom > read only memory
ddr > ram
dma | direct memory access
mmio | memory mapped io | memory mapped i/o
iommu > dma
irq | interrupt | interrupt request
isr > interrupt handler
pcie | pci express
pci | peripheral component interconnect
lspci > pci
vfs | virtual file system | virtual filesystem
fs | file system | filesystem
tmpfs | temporary file system
tmpfs > ramdisk
overlayfs | overlay fs | overlay file system
union mount > overlayfs
initrd | initramfs | initial ramdisk
rootfs | root file system | root filesystem
ssd | solid state drive | solid state disk
hdd | hard disk | hard drive
hard drive > disk
hard disk > disk
nvme > ssd
raid > disk
fsck > file system
dentry > inode
symlink | symbolic link | soft link
hardlink | hard link
os > operating system
posix | portable operating system interface
unix > posix
syscall | system call
libc > glibc
ipc > inter process communication
pid | process id
tty | terminal
pty | pseudo terminal
stdin | standard input
stdout | standard output
stderr | standard error
stdio | standard streams
redirect > redirection
shell > bash
cli > command line
perms > permission
permissions | permission bits
suid | setuid
acl > permission
udev | device manager
devfs > udev
uefi | bios
bootloader | boot loader
bootloader > grub
mbr > boot
gpt > partition table
daemon > service
init system > systemd
pid 1 > systemd
ns | namespace
cgroup | control group
chroot > namespace
docker > container
oci > container
sandboxing > isolation
crd | custom resource definition | custom resource
custom controller > operator
reconcile > operator
lb > load balancer
reverse proxy > ingress
ssh | secure shell
scp > ssh
keypair | key pair
public key | asymmetric
secret key > symmetric
rsa > asymmetric
ecdsa > digital signature
ed25519 > digital signature
aes > symmetric
hmac | message authentication code
sha256 | sha-256
md5 > hash
password hashing > bcrypt
bcrypt > password hash
tpm | trusted platform module
pcr > platform configuration register
nat | network address translation
port forwarding > nat
masquerade > nat
udp | user datagram protocol
tcp | transmission control protocol
3 way handshake | three way handshake
three way handshake > tcp
quic > udp
keepalive | keep alive | keep-alive
persistent connection > keep alive
bgp > anycast
cdn > anycast
dns > domain name system
http > hypertext transfer protocol
rest > http
ttl > time to live
etag > cache control
cdn > cache control
referer | referrer
longpolling | long polling
short polling > polling
db | database
rdbms > database
sql > database
index | indexes | indices
btree | b-tree | b tree
b+tree | b+ tree
savepoint | save point
tx | transaction
txn | transaction
deadlock > lock
mutex > lock
pessimistic locking > lock
optimistic locking > version
shard | sharding
horizontal scaling > sharding
mq | message queue
message broker > kafka
message broker > rabbitmq
message queue > rabbitmq
amqp > rabbitmq
pubsub | pub sub | publish subscribe
consumer group > kafka
event streaming > kafka
dlq | dead letter queue
dlx | dead letter exchange
bst | binary search tree
hashmap | hash map | hash table | hashtable
dictionary > hash table
associative array > hash table
map > hash table
merkle tree | hash tree
merkle root > merkle tree
bloom filter | bloomfilter
lifo | last in first out
lifo > stack
fifo | first in first out
fifo > queue
rpn | reverse polish notation | postfix
ast > abstract syntax tree
ast > expression tree
big o | time complexity | asymptotic
big o > notation
llm | large language model | language model
rag > retrieval augmented generation
mcp > model context protocol
bpe | byte pair encoding
tokenizer | tokeniser
embedding | vector embedding
cosine similarity > embedding
backprop | backpropagation
fine tuning | finetuning | fine tune
gradient descent > training
next token prediction | autocomplete
sampling temperature > next token
agentic > agent
btc | bitcoin
eth | ethereum
dapp > smart contract
solidity > smart contract
pow | proof of work
mining > proof of work
utxo > unspent transaction output
ssi | self sovereign identity
did | decentralized identifier | decentralised identifier
vc | verifiable credential
dlt > blockchain
sin | sine
cos | cosine
trig | trigonometry
two's complement | twos complement | 2s complement
base 2 > binary
hex | hexadecimal
oct > octal
ohm's law > resistance
amp | ampere
kwh | kilowatt hour
wattage > power
flexbox | flex
centering | centre | center
colour | color
pseudo class > :hover
pseudo element > ::before
specificity > selector
box model > margin padding
scss > css
utility classes > tailwind
duck typing > structural typing
duck typing > interface
inheritance > embedding
polymorphism > interface
struct embedding | embedded struct
channel > goroutine
csp > goroutine
pom | pom.xml
mvn | maven
gradle > maven
servlet > jakarta servlet
tomcat > servlet container
jetty > servlet container
servlet engine > servlet container
event loop | eventloop
libuv > event loop
reactor > non blocking
select poll > epoll
kqueue > epoll
io_uring > epoll
multiplexing > epoll
singleton > global
polyfill > babel
transpiler | transpile
transpiler > babel
compiler > tsc
bundler > webpack
rollup > vite
code splitting | lazy loading | lazy load
memoize > usememo
form input > controlled component
form > controlled component
uncontrolled > controlled component
dereference | deref
nil > null
npe > nullpointerexception
oom | out of memory
segfault | segmentation fault
swap > paging
virtual memory | paging
page fault > paging
cow | copy on write
zerocopy | zero copy
numa > memory
l1 > cpu cache
l2 > cpu cache
false sharing > cache line
clock speed | clock frequency
calling convention > stack frame
call stack | stack frame
endianness | byte order
little endian > byte order
big endian > byte order
charset | character encoding | encoding
utf8 | utf-8
serialization | serialisation
zip > compression
gzip > compression
brotli > compression
deflate > compression
checksum > hash
slides | slide deck | presentation
talk | presentation
speaker > talk
abstract syntax tree > expression tree
parse tree > expression tree
trig > sine
trigonometry > sine
trigonometry > cosine
tangent > sine
degree > radian
standard stream > stdin
standard stream > stdout
hash map > hash table
hash set > hash table
hash bucket > chaining
separate chaining > hash table
linear probing > open addressing
time complexity > big o
runtime complexity > big o
scientific form > scientific notation
hexadecimal > number base
octal > number base
binary number > number base
float | floating point
double precision > floating point
rounding error > floating point
wraparound > overflow
sign bit > two's complement
bitwise > bit shift
segfault > page fault
segmentation fault > sigsegv
segmentation fault > page fault
sigsegv > page fault
demand paging > page fault
oom killer > memory
hugepage | huge page
mmap | memory mapping | memory mapped file
malloc > process memory
cow fork > copy on write
spawn > fork
child process > fork
subprocess > process
defunct | zombie
reap > wait
reaping > wait
lightweight thread > goroutine
green thread > goroutine
coroutine > goroutine
out of inodes > inode
disk full > inode
no space left > inode
enospc > inode
emfile > file descriptor
too many open files > file descriptor
open files > file descriptor
ulimit > rlimit
ulimit > file descriptor
dangling link > symbolic link
exdev > hard link
cross device link > hard link
nonblocking | non blocking
multiplexing > epoll
eagain | ewouldblock
packet loss > retransmission
three way handshake | syn ack
econnrefused | connection refused
nagle > tcp
congestion control > tcp
reliable delivery > tcp
cookie jar > cookie
merkle proof | inclusion proof
merkle proof > merkle tree
existence filter > bloom filter
probabilistic > bloom filter
red black > balanced tree
avl > balanced tree
self balancing > balanced tree
inorder > tree traversal
preorder > tree traversal
dfs > tree traversal
bfs > tree traversal
depth first > tree traversal
breadth first > tree traversal
undo > stack
call stack overflow > stack overflow
stackoverflowerror | stack overflow
outofmemoryerror | out of memory
maximum call stack > stack overflow
recursion depth > stack overflow
infinite recursion > stack overflow
chmod > file permission
chown > file permission
umask > file permission
sudo > file permission
octal permission > chmod
kill process > signal
crontab > systemd
journalctl > systemd
systemctl > systemd
modprobe > device driver
kernel module > device driver
hotplug > device manager
logical volume > disk
disk partition > disk
loop device > mount
bind mount > mount
unshare > namespace
capabilities > isolation
seccomp > isolation
image layer > overlayfs
copy up > overlayfs
pivot_root > rootfs
switch_root > initrd
thermal throttling > clock
overclock > clock
cache line > cpu cache
l3 > cpu cache
swapping > paging
bus mastering > dma
scatter gather > dma
msi > interrupt
top half > interrupt
bottom half > interrupt
pipeline hazard > architecture
instruction set > architecture
lossless > compression
huffman > compression
memory leak > process memory
external fragmentation | memory fragmentation
stack pointer > stack frame
prologue > function calling
abi > function calling
service worker > cache control
stale while revalidate > cache control
max age > cache control
preflight > cors
same origin > cors
access control allow origin | cors
websocket > polling
page speed > core web vitals
lighthouse > core web vitals
suspense > streaming
locale > i18n
plural rules > i18n
alt text > aria
landmark > aria
inline block > block inline
css display > block inline
flexbox > align items
css grid > align items
z index > position
sticky > css position
absolute position > css position
relative position > css position
animation > keyframes
css transition > keyframes
padding > margin padding border
combinator > selector
css class > css modules
scoped css > css modules
bundle | bundler
tree shaking > bundler
code splitting > lazy loading
dynamic import > lazy loading
transpile > babel
transpiler > babel
rollup > vite
esbuild > vite
hot reload > vite
process.env > environment variable
two way binding > controlled component
virtual dom > rendering
reconciliation > rendering
rerender | re render
use client > server component
memoization > hooks
forwardref > ref
scope chain > lexical environment
callback > functions
setTimeout > runtime
microtask > runtime
call stack > runtime
dom node > dom
window object > global object
globalThis > global object
path alias > absolute import
baseurl > absolute import
compiler options > tsconfig
strict mode > tsconfig
type check > tsc
nil pointer > pointer
dereference > pointer
receiver type > receiver
value receiver > method set
pointer receiver > method set
type assertion > interface
waitgroup > goroutine
go mod > go module
utf 8 > bytes to string
charset decoding > bytes to string
weak reference > references
soft reference > references
entity manager > jpa
lazy initialization > jpa
persistence context > jpa
transaction propagation > jpa transaction
bytecode > interpreter
write once run anywhere > platform independent
class loader > jvm
heap dump > garbage collection
stop the world > garbage collection
volatile > threads
synchronized > threads
keystore > ssl
truststore > ssl
nonblocking server > non blocking io
selector thread > non blocking io
asynccontext > async servlet
b-tree > database index
query plan > database index
full table scan > database index
row lock > locking
savepoint > save point
consistent hashing > sharding
topic partition > kafka
message exchange > rabbitmq
routing key > rabbitmq
ack > acknowledgement
proof of stake > blockchain
consensus > blockchain
wallet > bitcoin
satoshi > bitcoin
gas fee > smart contract
nonce > block
verifiable > ssi
identity wallet > ssi
word embedding > embedding model
similarity search > embedding model
subword > vocabulary
temperature > next token
hallucination > language model
tool calling > tools
function calling llm > tools
autonomous agent > agent
epoch > training
loss function > training
model parameters > weights
quantization > weights
ohm > resistance
voltage > current
watt > electrical energy
joule > electrical energy
salt > hashing
rainbow table > hashing
argon2 > hashing
digest > hashing
sealed key > tpm
attestation > tpm
measured boot > tpm
known_hosts > ssh
authorized_keys > ssh
agent forwarding > ssh agent
ipv4 exhaustion > nat
private address > nat
cgnat > nat
connection reuse > keep alive
startup > boot
power on > boot
pc > computer
folder | directory
ghz > clock frequency
mhz > clock frequency
oscillator > crystal
clock tick > clock cycle
fingerprint > hash
compress | squeeze
usb stick > device
login > log in
console > terminal
terminal emulator > terminal
shell window > terminal
background process > daemon
crash > panic
reboot | restart
cipher > encryption
encrypt > encryption
decrypt > encryption
forge > signature
tamper > signature
self signed > certificate
certificate authority > certificate
man in the middle > certificate
handshake > tls
password storage > bcrypt
public ip > address translation
home router > nat
load balancing > anycast
dropped packet > retransmission
sliding window > tcp
mtu > packet
unicast > anycast
pod | pods
kubectl > kubernetes
helm > kubernetes
api gateway > ingress
reverse proxy | proxy
hypervisor > virtual machine
vm | virtual machine
sandbox > isolation
jail > isolation
rootless > user namespace
fat binary > executable
elf > executable
linker > executable
loader > executable
strace > system call
ioctl > device driver
fifo > pipe
named pipe > pipe
job control > terminal
ctrl c > signal
sigint > signal
sigterm > signal
sigkill > signal
exit code > exit status
file lock > lock
soft lockup > interrupt
timer tick > interrupt
time slice | timeslice
run queue > scheduler
preempt > context switch
preemption > context switch
thrashing > paging
page out > swap
hugepage | huge page
heap > process memory
malloc > allocator
free list > allocator
cache miss > cpu cache
cache hit > cpu cache
prefetch > cpu cache
locality > cpu cache
mesi > cache coherence
sram > cpu cache
ecc > ram
memory module > ram
dimm > ram
flash memory > ssd
wear levelling | wear leveling
trim > ssd
spinning disk > hard disk
platter > hard disk
block device > disk
crash consistency > journal
defrag > fragmentation
disk quota > file system
ramfs > tmpfs
ram disk | ramdisk
shm > shared memory
union file system > overlay
docker layer > overlay
container image > overlay
uid > user id
gid > group id
root user > superuser
usr merge > usr directory
kernel parameter > kernel command line
vmlinuz > kernel image
dracut > initramfs
mkinitcpio > initramfs
polynomial time > big o
logarithmic > big o
bitwise > binary arithmetic
bit shift > binary arithmetic
sign bit > two's complement
integer overflow > binary arithmetic
mantissa > floating point
ieee 754 > floating point
radian > sine
sinus > sine
parse > expression tree
infix > expression tree
shunting yard > expression tree
leaf node > tree
heap property > tree
trie > tree
push pop > stack
hash function | hashing
load factor > hash table
bucket > hash table
false positive > bloom filter
`;

export interface Synonym {
  /** The words that the query must hold, in order. */
  words: readonly string[];
  /** The words that are then looked for as well. */
  means: readonly string[];
  /** The two mean the same; otherwise one only leads to the other. */
  isMutual: boolean;
}

/** The telling words of an entry: queries lose the others, too. */
function words(text: string): string[] {
  const all = text.trim().split(/\s+/).map(normalise);
  const telling = all.filter((word) => !ignoredWords.has(word) && !softWords.has(word));
  return telling.length > 0 ? telling : all;
}

function parseGroup(line: string): Synonym[] {
  const oneWay = /^(.+\S) > (.+)$/.exec(line);
  if (oneWay?.[1] && oneWay[2]) return [{ words: words(oneWay[1]), means: words(oneWay[2]), isMutual: false }];
  const entries = line.split(' | ').map(words);
  return entries.flatMap((from) =>
    entries.filter((to) => to !== from).map((to) => ({ words: from, means: to, isMutual: true })),
  );
}

/** Every synonym by its first word. */
export const synonyms: ReadonlyMap<string, readonly Synonym[]> = byFirstWord(
  groups.trim().split('\n').flatMap(parseGroup),
);

function byFirstWord(all: readonly Synonym[]): Map<string, Synonym[]> {
  const map = new Map<string, Synonym[]>();
  for (const synonym of all) {
    const first = synonym.words[0];
    if (first) map.set(first, [...(map.get(first) ?? []), synonym]);
  }
  return map;
}
