import { ignoredWords, softWords } from '../shared/stopWords';
import { normalise } from '../shared/tokens';

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
irq | interrupt
interrupt request > interrupt
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
uint8 > unsigned byte
implicit widening > numeric promotion
mojibake > charset replacement
garbled text > charset replacement
garbled umlauts > charset replacement
wrong encoding > charset replacement
instead of accents > charset replacement
surrogate pair > char utf-16
string memory java > string latin-1 utf-16
file watcher > watch service
autocloseable > try-with-resources
self invocation > transaction proxy
phantom read > repeatable read isolation
non repeatable read > repeatable read isolation
acid > transaction isolation
serialization failure > sqlstate 40001
xa > two-phase commit
aop > spring proxy
cglib > spring proxy
connection pool exhausted > requires_new
first level cache > persistence context
session cache > persistence context
identity map > persistence context
osiv > persistence context
javax.persistence > jakarta persistence
ef core > jpa
too many queries > n-plus-one
classnotfoundexception > noclassdeffounderror
classloader | class loader
permgen > metaspace
appcds > aot cache
project leyden > aot cache
securitymanager | security manager
java sandbox > security manager
java version history > jvm release
mark and sweep > garbage collector
g1gc | g1
cms collector > g1
eden space > young generation
survivor space > young generation
tenured > old generation
minor gc > young collection
automatic memory management > garbage collection
jit > bytecode interpreter
jvm warmup > interpreter
java cold start > interpreter
method inlining > interpreter
speculative optimization > deoptimization
profile guided optimization > interpreter profile
pgo > interpreter profile
wora > platform independent
cross platform > platform independent
java portability > platform independent
dotless i > turkish lowercase
line ending > line separator
java backward compatibility > class file version
project loom > virtual thread
loom > virtual thread
java green thread > virtual thread
threadlocal | thread-local
jmm > java memory model
java race condition > java memory model
race condition java > java memory model
thread safety > volatile synchronized
thread safe > volatile synchronized
double checked locking > happens-before
java multithreading > threads jvm
multithreading > threads
multi module > reactor maven
gradle task > goal phase
java build tool > maven
nexus > repository mirror
artifactory > repository mirror
unauthorized maven > maven credentials
dependency confusion > maven repository mirror
destructor > cleaner
java destructor > cleaner finalize
raii > try-with-resources
weakmap > weakhashmap
object lifetime > reachable references
sslhandshakeexception > keystore truststore
jks > keystore
pfx > keystore
jsse > keystore truststore
hostname verification > endpoint identification
hostname mismatch > endpoint identification
disable certificate validation > trust manager
client certificate java > mutual tls truststore
two way ssl > mutual tls
import certificate java > truststore
java certificate > truststore
self signed certificate java > truststore
deferredresult > startasync
suspend request > startasync
slow client > write listener
long running request > startasync
reactive programming > reactor netty
vertx | vert.x
c10k > non-blocking selector
event driven server > selector loop
asynchronous io java > non-blocking selector
eventloopgroup > netty
bind to localhost > wildcard address
listen on localhost > wildcard address
application server > servlet container
jboss > servlet container
java web server > servlet container
servlet thread safety > servlet one instance many threads
web.xml > servlet
servlet middleware > servlet filter
java ee > jakarta ee
j2ee > jakarta ee
gomod | go.mod
go package manager > go module
mvs > minimal version selection
semver > module version
go private > goprivate
go vendor > go module
replace directive > go.mod replace
yank > retract
dependency hell > minimal version selection
diamond dependency > minimal version selection
go subclass > struct embedding
subclass go > struct embedding
anonymous field > embedded struct
mixin go > embedded struct
method override go > embedded promoted
virtual method go > embedded promoted
base class go > embedded struct
super call go > embedded struct
decorator go > embed wrapper
type switch > type assertion interface
downcast > type assertion
itab > interface value
dynamic dispatch go > interface value
boxing go > interface value
structural typing > implements interface
uncomparable > comparable panic
interface segregation > interface
satisfies interface > method set
implements check > method set
interface check > method set
slice of interfaces > method set
heap allocation go > escape analysis
stack or heap go > escape analysis
address of operator > pointer
ampersand operator > pointer
pass by reference go > pointer
pass by value go > pointer receivers
loopvar | loop variable
loop variable capture go > loop variable iteration
slice memory leak > slice array alive
substring memory leak > slice array alive
shallow copy struct > copied struct
self in go > receiver
struct not modified > value receiver
address of map element > pointer receiver addressable
bound method go > method value
go class methods > receiver method
class methods go > receiver method
go concurrency > goroutine
concurrency go > goroutine
golang concurrency > goroutine
go scheduler > goroutine
gmp model > goroutine gomaxprocs
errgroup > waitgroup
context cancellation > context goroutine
unbuffered channel > channel goroutine
buffered channel > channel goroutine
async await go > goroutine
userland thread > goroutine
go spec > go terminologies
go generics > type parameter
type constraint > type set
public private go > exported identifier
go visibility > exported identifier
visibility go > exported identifier
capital letter export > exported identifier
go string length > rune
underscore variable > blank identifier
discard return value > blank identifier
default value go > zero value
init function > package initialization
constant overflow > untyped constant representable
typedef > underlying type
go type alias > underlying type
tilde constraint > underlying type
core type > type set
map key type > comparable type
go glossary > go terminologies
nominal typing > named type identical
slow query > database index
sequential scan > database index rows
composite index > database index
compound index > database index
leftmost prefix > database index
clustered index > database index
secondary index > database index
sargable > database index
cardinality > selectivity
query planner > database index
unused index > pg_stat_user_indexes
autovacuum > vacuum
wal > write-ahead log
mvcc > snapshot row
multiversion > snapshot row
select for update > row lock
circular wait > deadlock
zero downtime migration > lock_timeout
gap lock > row lock
optimistic concurrency control | optimistic locking
occ > optimistic locking
partial rollback > savepoint
transaction id wraparound > subtransaction
xid wraparound > subtransaction
checkpoint inside transaction > savepoint
rails nested transaction > savepoint
undo part of transaction > savepoint
try catch sql > exception savepoint
horizontal partitioning > sharding
split table > partitioning
distributed transaction > two-phase commit
hotspot shard > hot key shard
celebrity problem > hot key shard
noisy neighbour > tenant shard
noisy neighbor > tenant shard
resharding > consistent hashing
reshard > consistent hashing
rebalancing shards > consistent hashing
scale out database > sharding
scaling a database > sharding
database too big > sharding partitioning
delete old rows > drop partition
drop old data > drop partition
vnode > virtual node
redis cluster > hash slots sharding
foreign data wrapper > postgres_fdw
scatter gather query > shard
fan out query > shard
distributed sql > sharding
hrw > rendezvous hashing
prepare transaction > two-phase commit
outbox pattern > transactional outbox
dual write > transactional outbox
cdc > transactional outbox
change data capture > transactional outbox
debezium > transactional outbox
append only log > message log
event log > message log
event sourcing > message log
replication factor > kafka replicas
event bus > message broker exchange
duplicate messages > idempotent consumer
deduplicate messages > idempotent consumer
message deduplication > idempotent consumer
kafka tombstone > compaction
tombstone kafka > compaction
partition reassignment > rebalance
redpanda > kafka
stream processing > kafka
poison pill > poison message
basic.ack > delivery acknowledgement
qos prefetch > prefetch
message ttl > dead letter
mandatory flag > publisher confirm
unacked > unacknowledged
ha queue > quorum queue
activemq > message queue
sqs > message queue
jms > message queue
competing consumers > consumer group
cryptocurrency > bitcoin
digital currency > bitcoin
block reward > halving
schnorr > taproot
p2pkh > bitcoin script
p2sh > bitcoin script
scriptpubkey > bitcoin script
mempool > block fee miner
transaction malleability > bitcoin signature
distributed ledger > blockchain
immutable ledger > blockchain
pos consensus > proof of stake
51 percent attack > mining share confirmations
majority attack > mining share confirmations
double spend > confirmations block chain
hard fork > fork choice
soft fork > fork choice
longest chain > fork choice
orphan block > fork choice
stale block > fork choice
byzantine > finality two thirds
bft > finality two thirds
slashing > validators stake
casper > finality validators stake
tamper evident > block chain links
weak subjectivity > finality stake
oracle problem > smart contract
price oracle > smart contract
pow > mining
hashcash > mining
hash rate > mining
hashrate > mining
nbits > block target bits
asic miner > mining
extranonce > nonce coinbase
leading zeros hash > target block
mining puzzle > proof-of-work
dao hack > reentrancy
the dao hack > reentrancy
storage collision > delegatecall
delegate call > delegatecall
tstore > transient storage
account abstraction > eip-7702
defi > smart contract
vyper > smart contract
web3 > ethereum
code is law > smart contract
on chain program > smart contract
eidas > identity wallet european union
eudi > identity wallet european union
zkp | zero-knowledge
age verification > selective disclosure
mdl > credential iso
key binding > holder binding
proof of possession > holder binding
unlinkability > selective disclosure
unlinkable > selective disclosure
digital passport > verifiable credential
digital identity > self-sovereign identity
human in the loop > approver
hitl > approver
alert fatigue > approval fatigue
consent fatigue > approval fatigue
auto approve > approval fatigue
guardrails > limits outside model
langchain > agent tools
semantic search > embedding model
pgvector > vector search
sentence transformers > embedding model
euclidean distance > cosine distance
knn > nearest vectors
ann index > hnsw
faiss > vector search
text chunking > chunks embedding
hybrid search > bm25
curse of dimensionality > hubness
infonce > contrastive
vector quantization > vector search bits
dense retrieval > embedding model
synonym search > embedding model
chatgpt > language model
autoregressive > next-token prediction
text generation > next-token prediction
nucleus sampling > top-p
logprobs > logit
confabulation > hallucination
made up facts > hallucination
makes things up > hallucination
ttft > time first token prefill
draft model > speculative decoding
stochastic parrot > language model
creativity setting > sampling temperature
context length > context window
chain of thought > reasoning model
cot > reasoning model
foundation model > base model
ai glossary > ai terminologies
ai jargon > ai terminologies
machine learning terms > ai terminologies
peft > lora
llm evals > benchmark evaluation
evals > benchmark evaluation
benchmark contamination > contamination
llm function calling > tool call
ai function calling > tool call
structured output > constrained decoding
llm json > constrained decoding
guided generation > constrained decoding
jailbreak > prompt injection
data exfiltration > lethal trifecta
exfiltration > lethal trifecta
rug pull > tool poisoning
llm security > prompt injection
sgd > gradient descent
overtraining > overfitting
early stopping > overfitting
regularization > overfitting
regularisation > overfitting
ppo > rlhf
goodhart > reward hacking
goodhart's law > reward hacking
scaling laws > chinchilla
neural network > backpropagation
pretraining | pre-training
posttraining > fine-tuning
autodiff > backpropagation
automatic differentiation > backpropagation
train test split > overfitting
test set leakage > contamination
gradient clipping > gradient spikes
wordpiece > byte-pair encoding
sentencepiece > tokeniser
strawberry problem > counting letters
llm arithmetic > digits tokens
eos token > special token
chatml > special token
token price > token language
oov > tokeniser
bfloat16 | bf16
pytorch checkpoint > pickle
model checkpoint > safetensors
ollama > gguf
qlora > low-rank adapter
awq > quantisation
model compression > quantisation
unbalanced tree > balanced tree
degenerate tree > balanced tree
rb tree > red-black tree
std::map > binary search tree
ordered map > binary search tree
sorted map > binary search tree
sorted dictionary > binary search tree
inorder successor > next key search tree
range query tree > binary search tree range
comparator consistent > compareto equals
set membership > bloom filter
approximate membership > bloom filter
membership test > bloom filter
might contain > bloom filter maybe
bitset > bits array filter
username taken > bloom filter
cache penetration > bloom filter
syntax tree > expression tree
prefix notation > expression tree
polish notation > expression tree
pratt parser > operator precedence
recursive descent > expression tree parser
order of operations > operator precedence
pemdas > operator precedence
bodmas > operator precedence
left associative > operator precedence
calculator program > expression tree
parentheses > brackets
parenthesis > brackets
collision resolution > chaining open addressing
key value map > hash table
unordered_map > hash table
hashset > hash table
quadratic probing > open addressing
closed hashing > open addressing
robin hood hashing > open addressing
rehash > load factor
linkedhashmap > hash table iteration order
swisstable | swiss table
constant time lookup > hash table
birthday paradox > hash collision
initial capacity > load factor
audit path > inclusion proof
certificate transparency > certificate logs hash tree
ct log > certificate logs hash tree
transparency log > certificate logs hash tree
second preimage attack merkle > domain separation
content addressed > hash tree
verify part of a file > hash tree
verify in pieces > hash tree blocks
authenticated data structure > hash tree
matching brackets > stack brackets
balanced parentheses > stack brackets
valid parentheses > stack brackets
undo redo > stack
recursion to iteration > stack recursion
emptystackexception > empty stack
hierarchical data > tree rows parent
adjacency list > tree rows parent
recursive cte > recursive query
dag | directed acyclic graph
graph cycle > directed acyclic graph
branching factor > fan-out
black diamond > replacement character
dirty read | read uncommitted
java primitive types > java byte
open session in view > persistence context
off heap > xmx buffers
java lts > jvm version
java cold start > warm-up
cold start java > warm-up
multimodule > reactor module
slowloris > slow reader thread
inotify > watch service
java fiber > virtual thread
byzantine fault tolerance > finality two thirds
byzantine generals > finality two thirds
51 attack > mining share confirmations
vbyte > block weight
cei pattern > reentrancy
cross encoder | reranker
dimensionality reduction > matryoshka embedding
attention mechanism > key-value cache
self attention > key-value cache
transformer architecture > key-value cache
ngram > next-token prediction
bigram > next-token prediction
markov chain > next-token prediction
sft | supervised fine-tuning
rlvr | verifiable rewards
mrl | matryoshka
moe | mixture of experts
2pc | two-phase commit
instruct model | chat model
context size > context window
vram > model weights
gpu memory > model weights
local llm > model weights
run llm locally > model weights
tokens per second > model weights
constant folding > expression tree
hashdos > hash flooding
denial of service hash > hash table
last in first out > stack
post order | postorder
upsert > insert conflict
message ordering > topic partition
amazon sqs > message queue
in_failed_sql_transaction > 25p02
vtable > interface value
microbenchmark > jmh
jvm benchmark > jmh
65535 ports > connection tuple
asynclistener > asynccontext
autonomous agent > agents levels
unary minus > operator precedence
multiversion concurrency control > row snapshot
same prompt different > greedy deterministic
watch directory > watch service
conditional request > revalidation etag
if none match > cache control etag
cache invalidation > cache control
invalidate cache > cache control
hard refresh > cache control
force reload > cache control
swr | stale while revalidate
expires header > cache control
disable cache > cache control no-store
edge cache > shared cache
stale assets > cache control
pagespeed > core web vitals
page load time > core web vitals
slow website > core web vitals
slow page > core web vitals
site speed > core web vitals
website speed > core web vitals
web performance > core web vitals
lighthouse score > core web vitals
google ranking > core web vitals
real user monitoring > core web vitals
rum > core web vitals
fid | first input delay
first input delay > interaction to next paint
fid > interaction to next paint
input lag > interaction to next paint
speculation rules > core web vitals
cross domain | cross origin
cross domain > cors
sop | same origin policy
jsonp > cors
credentials include > cors
pna | private network access
coep | cross origin embedder policy
corb > opaque response blocking
render blocking > parser blocking script
script defer > parser blocking script
defer attribute > parser blocking script
async defer > parser blocking script
async attribute > parser blocking script
lookahead parser | preload scanner
speculative parsing > preload scanner
http2 push > early hints
shadow dom > shadow root
globalization | internationalisation
globalisation | internationalisation
multilingual > internationalisation
website translation > internationalisation
rtl > bidirectional text
right to left > bidirectional text
language tag > locale tag
language code > locale tag
bcp 47 > locale tag
bcp47 > locale tag
emoji length > grapheme cluster
nfc > normalise code point
sort umlauts > collation
alphabetical order > collation
currency format > locale
timezone | time zone
time zone > internationalisation
daylight saving > zoneddatetime
icu > internationalisation locale
realtime > websocket polling
real time web > websocket polling
real time updates > websocket polling
live updates > websocket polling
socket.io > websocket
signalr > websocket
wss > websocket
chat app > websocket
chat application > websocket
bidirectional connection > websocket
full duplex > websocket
comet > long polling
xsrf | csrf
xsrf > cross site request forgery
wcag > accessibility tree
nvda > screen reader
jaws > screen reader
voiceover > screen reader
talkback > screen reader
blind users > accessibility screen reader
visually impaired > screen reader
focus trap > modal dialog inert
keyboard navigation > aria keyboard
toast > live region
whitespace | white space
bfc | block formatting context
clearfix > block formatting context
center vertically > align items justify
centre vertically > align items justify
css encapsulation > css scope
style encapsulation > css scope
style isolation > css scope
style leak > css scope
style leakage > css scope
class name collision > css module
class name conflict > css module
fixed header > css position
stacking order > stacking context
tooltip > css anchor positioning
tooltip placement > css anchor positioning
popper > css anchor positioning
floating ui > css anchor positioning
dropdown > css anchor positioning
css priority > specificity
css precedence > specificity
css weight > specificity
css override > specificity
style override > specificity
rule overridden > specificity
inline style | style attribute
bezier > easing function
cubic bezier > easing function
tween > keyframe
janky animation > compositor animation
stuttering animation > compositor animation
hardware acceleration > compositor animation
waapi | web animations api
waapi > keyframe animation
web animations api > keyframe animation
fade > keyframe animation
css spacing > margin padding
spacing css > margin padding
outer spacing > margin
inner spacing > padding
css box > box model
mouseover > :hover
focus ring > focus pseudo class
content property > generated content
list bullet > ::marker
atomic css > utility class
purge css > tailwind
purgecss > tailwind
safelist > tailwind
captured variable > closure
variable capture > closure
lambda capture > closure
loop variable capture > closure
var loop > closure
settimeout loop > closure
javascript memory leak > closure
memory leak javascript > closure
inner function > closure
nested function > closure
lambda function > arrow function
anonymous function > arrow function
fat arrow > arrow function
variadic > rest parameter
call apply bind > bound function
bind call apply > bound function
tco > tail call
monkey patch > global object intrinsics
moment.js > temporal
momentjs > temporal
date library > temporal
date object > temporal
shadowrealm > realm
accidental global > global object leak
implicit global > global object leak
used before declaration > hoisting
before define > hoisting
let const > temporal dead zone
before initialization > temporal dead zone
function declaration expression > hoisting
circular import > module cycle
circular dependency > module cycle
cyclic import > module cycle
dompurify > sethtml
nodelist > live collection
inspect element > dom inspector
tag soup > html parser
xss > innerhtml
cross site scripting > innerhtml
script injection > innerhtml
html injection > innerhtml
dom manipulation > dom
queryselector > dom
static scope > lexical environment
dynamic scope > lexical environment
variable scope > lexical environment
block scope > lexical environment
function scope > lexical environment
explicit resource management > symbol.dispose
activation record | stack frame
import export > es module
named export > es module
deferred object > promise
abortcontroller > abortsignal
abort controller > abortsignal
cancellation token > abortsignal
parallel requests > promise.all
unhandledpromiserejection > unhandled rejection
macrotask > task queue
macro task > task queue
block main thread > long task
blocking main thread > long task
ui freeze > long task
page unresponsive > long task
page freeze > long task
raf | requestanimationframe
run to completion > event loop
single threaded > event loop
web worker > javascript runtime
js concurrency > event loop
javascript concurrency > event loop
tsgo > tsc
types at runtime > type erasure
runtime types > type erasure
typescript config | tsconfig
typescript options > tsconfig
typescript settings > tsconfig
monorepo > project references
two way data binding > controlled component
v model > controlled component
react hook form > uncontrolled form
cursor jumps > caret
usecallback > memoization hooks
componentdidmount > react effect
lifecycle method > react effect
component lifecycle > react effect
class component > react hook
custom hook > react hook
usereducer > react hook
dependency array > effect dependencies
key warning > react key
conditional rendering > jsx
react fragment > jsx
react.createelement > jsx
chunkloaderror > lazy chunk
dynamically imported module > lazy chunk
route splitting > lazy loading
deferred loading > lazy loading
loading spinner > suspense fallback
loading indicator > suspense fallback
ssg > static generation
static site generator > static generation
isr > incremental regeneration
csr > client rendering
client side rendering | client rendering
spa > client rendering
single page app > client rendering
single page application > client rendering
jamstack > static generation
rendering strategies > react rendering types
astro > islands
partial hydration > islands
nextjs | next.js
createref > react ref
finddomnode > react ref
dom reference > react ref
reference to dom node > react ref
reconciliation > react render commit
virtual dom > react render commit
vdom > react render commit
dom diff > react render commit
unnecessary rerender > render bail out
unnecessary render > render bail out
shouldcomponentupdate > render bail out
purecomponent > render bail out
commit phase > react render commit
react fiber > react render commit
concurrent mode > react render commit
usetransition | starttransition
layout effect | uselayouteffect
isomorphic > server rendering
universal rendering > server rendering
rehydration | hydration
text content does not match > hydration mismatch
rendertopipeablestream > server rendering
ppr | partial prerendering
window is not defined > server rendering
transpilation > babel
core js > polyfill
down leveling > syntax lowering
downlevel > syntax lowering
downleveling > syntax lowering
ie11 > babel polyfill
internet explorer > babel polyfill
old browsers > babel polyfill
legacy browsers > babel polyfill
dotenv > environment variables bundle
api key > environment variables bundle
secrets frontend > environment variables bundle
frontend secrets > environment variables bundle
defineplugin > environment variables bundle
next_public > environment variables bundle
react_app > environment variables bundle
runtime configuration > environment variables bundle
fast refresh > hot module replacement
live reload > hot module replacement
create react app > vite
parcel > bundler
optimizedeps > dependency prebundling
dead code > tree shaking
dead code elimination > tree shaking
dce > tree shaking
unused code > tree shaking
unused export > tree shaking
minification > minifier
module preload | modulepreload
vendor chunk > bundler chunks
root server > anycast
geo routing > anycast
geodns > anycast
nearest server > anycast
closest server > anycast
servers same ip > anycast
ddos > anycast
ddos mitigation > anycast
public dns > anycast
8.8.8.8 > anycast
asn > autonomous system
route hijack > bgp
bgp hijack > bgp
edge location > anycast
point of presence > anycast
multihoming > bgp
econnreset | connection reset by peer
socket hang up | connection reset by peer
half open connection > tcp keepalive
bad gateway > idle timeout
upstream prematurely closed > idle timeout
health ping > heartbeat
nat traversal > hole punching
turn server > hole punching
ice candidate > hole punching
webrtc > hole punching
p2p > hole punching
cgn | carrier grade nat
snat > nat masquerade
dnat > nat
napt > nat
upnp > nat
hairpin > nat
symmetric nat > nat hole punching
cone nat > nat hole punching
ipv4 shortage > carrier grade nat
iptables > nft
transport layer > tcp udp
transport protocol > tcp udp
layer 4 > tcp udp
hol blocking | head of line blocking
message framing > tcp byte stream
delayed ack > tcp acknowledgement
fin ack > half close
syn flood > tcp handshake
flow control > tcp window
bandwidth delay product > tcp window throughput
connectionless > udp
reliable udp > quic
udp reliable > quic
http3 > quic
letsencrypt > certificate authority
sni > tls clienthello
server name indication > tls clienthello
pfs | forward secrecy
padlock > tls certificate
mitm | man in the middle
diffie hellman > key share
ecdhe > key share
esni > encrypted client hello
hybrid encryption > key encapsulation
envelope encryption > key encapsulation
ecies > key encapsulation
pgp > asymmetric encryption
initialization vector > encryption nonce
initialisation vector > encryption nonce
chacha20 > authenticated encryption
post quantum > quantum computer
pqc > quantum computer
eddsa > ed25519 signature
gpg > digital signature
non repudiation > digital signature
nonrepudiation > digital signature
webhook signature > message authentication code
dilithium | ml-dsa
kyber | ml-kem
kdf > password hashing
key derivation > password hashing
sha2 | sha-256
md5 > cryptographic hash
one way function > preimage resistance
one way hash > preimage resistance
rainbow table > password salt
birthday attack > collision resistance
birthday paradox > collision resistance
brute force > password hashing
security chip > trusted platform module
bitlocker > tpm sealing
disk encryption > tpm sealing
evil maid > measured boot
root of trust > measured boot
ftpm > tpm
intel ptt > tpm
container escape > container isolation
container breakout > container isolation
oomkilled > control group memory
exit code 137 > control group sigkill
cpu throttling > control group
cpu limit > control group
cpu quota > control group
lxc > container isolation
os level virtualization > container isolation
docker volume > bind mount
volume mount > bind mount
shared subtree > mount propagation
rshared > mount propagation
device is busy > umount
target is busy > umount
mnt namespace | mount namespace
uid shifting > idmapped mount
virtual host > ingress host
vhost > ingress host
expose service > ingress
ssl offloading > tls termination
tls offloading > tls termination
canary release > http route header
canary deployment > http route header
service unavailable > gateway 503
desired state > reconcile loop
kubebuilder > kubernetes operator
operator sdk > kubernetes operator
reconciliation loop | reconcile loop
self healing > reconcile loop
stuck terminating > finalizer
informer > client-go cache
server side apply > kubernetes operator
resourceversion > optimistic concurrency
long term caching > cache control
jank > long animation frame
cross origin isolation > cross origin embedder policy
ajax > fetch
forged request > cross site request forgery
localisation > internationalisation
localization > internationalisation
sticky navbar > css position
css important > specificity
margin overlap > margin collapse
hover effect > pseudo class hover
tailwind purge > tailwind utility
data hiding > closure private
recursion optimization > tail call
javascript date > temporal
es6 import > es module
dom ref > react ref
rerender > react render commit
re render > react render commit
treeshake | tree shaking
stale connection > idle timeout
retransmit | retransmission
signing key > digital signature
idempotent reconcile > reconcile loop
instruction set architecture > instruction set
ooo execution | out of order execution
branch prediction > speculative execution
branch predictor > speculative execution
meltdown > speculative execution
spectre > speculative execution
store buffer > memory ordering
total store order > memory ordering
tso > memory ordering
x64 > x86
aarch64 | arm64
ring buffer | circular buffer | ringbuffer | cyclic buffer
spsc queue > ring buffer
lock free queue > ring buffer
drain event > backpressure
bounded queue > backpressure
aqm > codel
active queue management > codel
lag under load > bufferbloat
latency under load > bufferbloat
asan | addresssanitizer | address sanitizer
buffer overflow | buffer overrun | heap overflow
out of bounds > buffer overflow
strcpy > buffer overflow
reset vector > firmware flash
platform controller hub > chipset
memory controller hub > north bridge
super io > espi
embedded controller > espi
chrony > ntp
ntpd > ntp
timesyncd > ntp
clock drift > ntp
clock skew > ntp
hrtimer > timer slack
oversleep > timer slack
sleep too long > timer slack
rdtsc > clock source
timestamp counter > clock source
time stamp counter > clock source
system time > wall clock
time of day > wall clock
elapsed time > monotonic clock
stopwatch > monotonic clock
nanotime > monotonic clock
time goes backwards > monotonic clock
time jumps backwards > monotonic clock
timer accuracy > clock resolution
timer resolution > clock resolution
clock granularity > clock resolution
shannon entropy > entropy compression
information theory > entropy compression
lempel ziv | lz77
lz4 > lossless compression
huffman code | prefix code | variable length code
rle > lossless compression
run length encoding > lossless compression
lossy lossless > lossless compression
incompressible > entropy compression
reduce file size > lossless compression
file size reduction > lossless compression
zip bomb | decompression bomb
multitasking > context switch
preemptive multitasking > preemption
time sharing > time slice
time quantum | time slice
renice > nice value
process priority > nice value
scheduling priority > nice value
scheduler latency > schedstat
scheduling delay > schedstat
cpu starvation > schedstat
user level thread > goroutine
llc > cpu cache
cache thrashing > conflict miss
mesi > false sharing
cache line bouncing | false sharing
cacheline | cache line
spatial locality > cache line
data locality > cache line
locality of reference > cpu cache
memory hierarchy > cpu cache
row major > cpu cache
column major > cpu cache
loop interchange > cpu cache
cache friendly > cpu cache
data oriented design > cpu cache
prefetcher > prefetching
array vs linked list > prefetching
lkm | kernel module
dkms > kernel module
out of tree module > kernel module
out of tree driver > kernel module
userspace driver > vfio
user space driver > vfio
hardware driver > device driver
rust for linux > driver rust
probe function > driver binding
smmu > iommu
dmar > iommu
thunderbolt attack > iommu
pio > dma programmed
jemalloc > memory allocator
tcmalloc > memory allocator
mimalloc > memory allocator
memory pool > memory allocator
memory bloat > fragmentation
rss not going down > malloc_trim
memory not returned to os > malloc_trim
free does not release memory > malloc_trim
buddy system > buddy allocation
defragmentation > compaction
thp > huge page
hugetlb > huge page
hugetlbfs > huge page
transparent hugepage > huge page
application binary interface > calling convention
sysv abi > calling convention
cdecl > calling convention
fastcall > calling convention
stdcall > calling convention
parameter passing > calling convention
argument passing > calling convention
call stack layout > stack frame
base pointer > stack frame
stack growth > stack frame
rop > return address
return oriented programming > return address
control flow integrity > shadow stack
cet > shadow stack
unwinding > backtrace
subroutine > function calling
adler32 > checksum
hashdos | hash flooding
hash dos > hash flooding
birthday paradox > hash function
birthday problem > hash function
birthday attack > hash function
non cryptographic hash > hash function
hrw | rendezvous hashing
highest random weight | rendezvous hashing
error detection > checksum
error detecting > checksum
parity bit > ecc memory
integrity check > checksum
swap space > paging
swap partition > paging
swapfile > paging
lazy allocation > page fault
page frame > page table
virtual address translation > page table
hardware register > memory mapped io
device register > memory mapped io
memory mapped peripheral > memory mapped io
volatile in c > memory mapped io
io port > port io
inb > port io
outb > port io
pmio > port io
framebuffer | frame buffer
gpio > posted write
bdf > pci
expansion card > pci
expansion slot > pci
ecam > configuration space
mmconfig > configuration space
vendor id > configuration space
predictable network interface name > enp1s0
network interface renamed > enp1s0
vsz > vmsize
vmsize > address space
vmrss > resident set size
memory usage > resident set size
ram usage > resident set size
memory consumption > resident set size
oomkilled > oom killer
killed process > oom killer
process killed > oom killer
exit code 137 > oom killer
aslr | address space layout randomisation
randomization | randomisation
address randomization > layout randomisation
memory layout > address space
sbrk > heap memory
brk > heap memory
sdram > dram
gddr > dram
memory latency > dram
dual channel > memory bandwidth
memory level parallelism > memory bandwidth
cosmic ray > ecc memory
secded > ecc memory
hamming code > ecc memory
row hammer | rowhammer
memory stick > ram
ram stick > ram
efistub > vmlinuz
efi stub > vmlinuz
invalid module format > version magic
startup sequence > boot process
boot sequence > boot process
boot time > boot process
secureboot | secure boot
bootable usb > installation media
live usb > installation media
kernel cmdline | kernel command line
kernel boot option > kernel command line
press power button > boot process
computer won't start > boot process
computer won't boot > boot process
eudev > udev
coldplug > udev
duplicate uuid > udev
usb stick detection > udev
usb permission > udev rule
dev directory > device node
iocp > epoll
c10k > epoll
epollexclusive > epoll
thundering herd > epoll
iouring | io_uring
async io > io_uring
aio > io_uring
readiness vs completion > io_uring
resource temporarily unavailable | eagain
sgid | setgid
facl > access control list
chgrp > file permission
file ownership > file permission
access right > file permission
privilege escalation > setuid
grub2 > grub
dual boot > boot loader
lilo > boot loader
refind > boot loader
syslinux > boot loader
gummiboot | systemd-boot
initial ram disk > initramfs
early userspace > initramfs
interrupt service routine > interrupt handler
tasklet > softirq
interrupt coalescing > napi
interrupt moderation > napi
interrupt descriptor table > interrupt vector
idt > interrupt vector
apic > interrupt vector
nmi > interrupt
jiffies > timer tick
tickless > timer tick
dynticks > timer tick
nohz > timer tick
traps and exceptions > processor exception
cpu exception > processor exception
receive side scaling > interrupt affinity
nobody cared > interrupt
lightweight virtualization > container isolation
ieee 1003 > posix
single unix specification > posix
unix compatibility > posix
unix portability > posix
bashism > posix
bin sh > posix
behavior | behaviour
undefined behavior > unspecified behaviour
execvp > fork exec
process creation > fork exec
process lifecycle > fork exec
task_struct > process table
tini > zombie process
reaper > zombie process
wait syscall > zombie process
pid recycling > pidfd
double fork > orphan process
berkeley socket > socket
bsd socket > socket
uds | unix socket
pass fd > descriptor passing
fd passing > descriptor passing
pass file descriptor > descriptor passing
eaddrnotavail | cannot assign requested address
short write | partial write
netstat > ss sockets
forwardagent > agent forwarding
agent hijacking > agent forwarding
bastion host > proxyjump
jump host > proxyjump
jump server > proxyjump
too many authentication failures > maxauthtries
ssh passphrase > ssh-agent
ssh keychain > ssh-agent
gpg agent > ssh-agent
pageant > ssh-agent
yubikey > security key
fido2 > security key
sshd > ssh
sftp > ssh
putty > ssh
telnet > ssh
remote login > ssh
remote shell > ssh
passwordless login > ssh
publickey > ssh
tofu | trust on first use
ssh mitm > host key impostor
stdin > standard stream
stdout > standard stream
stderr > standard stream
redirect stderr > standard stream
anonymous pipe > standard stream
popen > standard stream pipe
subprocess deadlock > standard stream pipe
redirect output > file descriptor
output redirection > file descriptor
io redirection > file descriptor
shell redirection > file descriptor
block buffering > stdio buffering
unbuffered output > stdio buffering
print not showing > stdio buffering
output not showing > stdio buffering
output out of order > stdio buffering
lost log lines > stdio buffering
docker logs missing > stdio buffering
docker logs empty > stdio buffering
fflush > stdio buffering
kernel mode > system call
user space > system call
userland > system call
supervisor mode > system call
trap instruction > system call
static linking > dynamic linker
statically linked > dynamic linker
shared object > dynamic linker
ldd > dynamic linker
ld_preload > dynamic linker
dll > dynamic linker
undefined reference > dynamic linker
undefined symbol > dynamic linker
bad interpreter > dynamic linker
relro > lazy binding
object file > linker
compilation stage > preprocessor
compile stage > preprocessor
elf binary > dynamic linker
sysvinit > systemd
upstart > systemd
launchd > systemd
supervisord > systemd
init script > systemd
init.d > systemd
service manager > systemd
background service > systemd
service file > systemd unit
service dependency > systemd unit
service on boot > systemd unit
pid file > systemd
pseudo tty | pseudoterminal
ansi escape > escape sequence
ansi color > escape sequence
ansi code > escape sequence
escape code > escape sequence
vt100 > escape sequence
ncurses > escape sequence
xterm > terminal
nohup > sighup
terminal messed up > raw mode
garbled terminal > raw mode
single keypress > raw mode
single key press > raw mode
paste truncated > pasted line
usrmerge | merged usr
fhs > usr directory
filesystem hierarchy > usr directory
file system hierarchy > usr directory
linux directory structure > usr directory
immutable os > usr ostree
immutable distro > usr ostree
immutable linux > usr ostree
silverblue > usr ostree
unix system resources > usr
stateless system > factory reset
ssd lifespan > write amplification
ssd lifetime > write amplification
ssd endurance > write amplification
ssd wear > write amplification
ssd slow > write amplification
ssd garbage collection > write amplification
garbage collection ssd > write amplification
overprovisioning > write amplification
over provisioning > write amplification
ftl | flash translation layer
iops > queue depth
ncq > queue depth
native command queuing > queue depth
qd32 > queue depth
io depth > queue depth
disk latency > queue depth
4k sector > physical sector
512e > physical sector
4kn > physical sector
advanced format > physical sector
partition alignment > physical sector
power loss protection > write cache
lba > sector
logical block address > sector
thin provisioning > trim
lsof > file descriptor
fd leak > close on exec
fd inheritance > close on exec
file offset > open file description
file position > open file description
lseek > open file description
append mode > o_append
ebadf > file descriptor
data loss after crash > fsync
fsyncgate > fsync
zero length file > empty file
zero byte file > empty file
empty file after > empty file
delalloc | delayed allocation
allocate on flush | delayed allocation
file system corruption > journal
corrupted file system > journal
broken symlink > symbolic link
inodes exhausted > inode
inode exhaustion > inode
too many small files > inode
dirent | directory entry
file metadata > inode
deleted file still open > link count
deleted but open > link count
deleted log file > inode
rm does not free space > inode
hidden disk usage > inode
undelete > inode
recover deleted file > inode
docker storage driver > overlayfs
aufs > overlayfs
unionfs > overlayfs
union filesystem > overlayfs
container layer > overlayfs
docker image layer > overlayfs
docker image size > overlay layer
image size not smaller > overlay layer
dockerfile rm > whiteout
writable layer > copy up
persistent overlay > overlayfs
copy on write container > copy up
slow first write > copy up
switch_root > root file system
root partition > root file system
immutable root > dm-verity
ramdisk > tmpfs
ram disk > tmpfs
tmp cleared > tmpfs
memory filesystem > tmpfs
memory file system > tmpfs
pytorch dataloader > shm
chrome crash docker > shm
temp directory > tmpfs
sshfs > fuse
filesystem in userspace | fuse
userspace filesystem | fuse
procfs > virtual file system
nfs > network file system
nfs hang > network file system
buffer cache > page cache
drop caches > page cache
disk cache > page cache
cache flush > fsync
flush cache > fsync
flush to disk > fsync
flush buffer > buffer
dirty pages > fsync
write back > fsync
writeback > fsync
dcache > dentry
everything is a file > virtual file system
potential difference | voltage
volt > voltage
capacitance > capacitor
drift velocity > electrons creep
kcl > kirchhoff
kvl > kirchhoff
nodal analysis > kirchhoff
pullup > pulled resistor
signal integrity > transmission line
signal reflection > transmission line
signal ringing > transmission line
termination resistor > transmission line
series termination > transmission line
line termination > transmission line
skin effect > skin depth
thevenin > divider
conductivity > electrical resistance
resistivity > electrical resistance
usb pd > usb power delivery
amperage > electric current
battery capacity > watt-hours
battery life > watt-hours
datacenter | data centre | data center
dvfs > dynamic power
undervolting > dynamic power
pfc > power factor
apparent power > power factor
ups runtime > uninterruptible power supply
poe | power over ethernet
smart meter > electricity meter
ac vs dc > alternating current
underflow > integer overflow
ripple carry > carry adder
bit manipulation > bitwise
bit twiddling > bitwise
left shift > bit shift
right shift > bit shift
modular arithmetic > modulo
max_safe_integer > bigint
ubsan > sanitizer overflow
year 2038 > integer overflow
y2k38 > integer overflow
2038 problem > integer overflow
int_min > integer overflow
int max > integer overflow
hex > number base
binary to decimal > number base
decimal to binary > number base
base conversion > number base
numeral system > number base
0x prefix > number base
0.30000000000000004 > floating point
machine epsilon > floating point
sig fig > significant digits
standard index form > scientific notation
binary prefix > kibi
landau notation | asymptotic notation
bigoh | big o
big oh > asymptotic notation
algorithm complexity > asymptotic notation
algorithmic complexity > asymptotic notation
computational complexity > asymptotic notation
runtime analysis > asymptotic notation
growth rate > asymptotic notation
quadratic time > asymptotic notation
linear time > asymptotic notation
logarithmic time > asymptotic notation
sinusoid > sine
sinusoidal > sine
waveform > sine
deg rad > radian
deg to rad > radian
arctan > atan2
arctangent > atan2
inverse tangent > atan2
rotation matrix > rotate cosine
rotate vector > rotate cosine
polar coordinates > cosine
pythagorean identity > cosine
taylor series > sine polynomial
maclaurin > sine polynomial
soh cah toa > sine cosine
euler formula > sine cosine
periodic function > sine cosine
audio synthesis > sine tone
generate tone > sine tone
isa > instruction set
weak memory model > memory ordering
spectre attack > speculative execution
mesi protocol > false sharing
hardware prefetcher > prefetching
vt d > iommu
amd vi > iommu
dumb init > zombie process
systemd analyze > boot process
kibibyte | kibi
mebibyte | mebi
gibibyte | gibi
smm > system management mode chipset
bss > process memory
bss segment > process memory
data segment > process memory
text segment > process memory
code segment > process memory
grubenv > grub
ppid > orphan process
user mode vs kernel > system call
user space vs kernel > system call
no such file or directory but exists > dynamic linker
rotational latency > hard disk
spindle > hard disk
distroless > scratch image
sign extension > arithmetic shift
0.1 0.2 > floating point
bootstrapping > booting
realtime priority > sched_fifo
real time scheduling > sched_fifo
inetd > socket activation
xinetd > socket activation
static binary > dynamic linker
asynchronous io > io_uring
hash dos attack > hash flooding
intel cet > shadow stack
virtual address space > virtual memory
silent data corruption > checksum
optimization | optimisation
initialization | initialisation
synchronization | synchronisation
bus error > sigbus
bastion > agent forwarding
jumphost > agent forwarding
electrostatic discharge > human body model
esd > human body model
direct io > o_direct
nand flash > flash translation layer
sequential consistency > memory ordering
memory consistency > memory ordering
router latency > bufferbloat
memory corruption > buffer overflow
bios update > firmware flash
firmware update > firmware flash
direct media interface > dmi chipset
unix time > wall clock
unix timestamp > wall clock
epoch time > wall clock
arithmetic coding > entropy compression
unzip > deflate
cooperative multitasking > context switch
matrix traversal > cpu cache
peripheral driver > device driver
vfio passthrough > iommu
ptmalloc > memory allocator
page size > page table
4k page > page table
c10k problem > epoll
soft irq | softirq
irq storm > interrupt
fakeroot > user namespace
fake root > user namespace
posix compliance > posix
posix compliant > posix
shell compatibility > posix
portable script > posix
portable shell > posix
process tree > parent fork
int 0x80 > system call
kernel call > system call
shared lib > dynamic linker
program startup > dynamic linker
output lost > stdio buffering
space not freed > inode
delete open file > link count
ram filesystem > tmpfs
ram backed > tmpfs
files in ram > tmpfs
tmp folder > tmpfs
circuit analysis > kirchhoff
pcb trace > transmission line
battery runtime > watt-hours
megabyte vs mebibyte > mebi
sound wave > sine tone
boot up > boot process
boot failure > boot process
boot stuck > boot process
boot hangs > boot process
linux boot > boot process
root device not found > initramfs
isatty > terminal
tcsetattr > terminal
inappropriate ioctl > terminal
mkfs > file system
mkfs.ext4 > file system
smartctl > disk
fcntl > file descriptor
/proc/self/fd > file descriptor
lsmod > kernel module
operation not permitted > file permission
netstat > sockets
connection refused > socket
allocate memory > overcommit
vmstat > paging
perf stat > cpu cache
jstack > java thread
completablefuture > java thread
jmap > garbage collection
resolve dependencies > maven
createhash > hashing
crypto.createhash > hashing
sha256sum > hashing
self signed certificate > tls
require is not defined > commonjs module
err_module_not_found > es module
vite.config.ts > vite
vite.config.js > vite
nan > binary arithmetic
parsefloat > binary arithmetic
unicodedecodeerror > utf-8
charcodeat > string utf-16
stat > inode
selectively disclose > selective disclosure
prove age > selective disclosure
digital wallet > verifiable credential
identity card > verifiable credential
page came from > referer
where visitors come from > referer
start program > exec
run another program > exec
launch process > fork exec
shortcut > symbolic link
points to another file > symbolic link
split big table > partitioning
table by month > partitioning
text file busy > exec
etxtbsy > exec
epipe > sigpipe
enfile > file descriptor
eperm > capability
enomem > overcommit
eloop > symbolic link
exit code 143 > sigterm
concurrentmodificationexception > hash table
maximum update depth exceeded > react state
too many re-renders > react state
invalid hook call > hook
each child in a list should have a unique key > react key
unique key prop > react key
could not serialize access > serializable
canceling statement due to lock timeout > lock timeout
remote host identification has changed > host key
no matching host key type > host key
could not open a connection to your authentication agent > ssh agent
device or resource busy > mount
exec format error > elf
no such file or directory interpreter > dynamic linker
symbol lookup error > dynamic linker
cannot open shared object file > dynamic linker
unit not found > systemd unit
start request repeated too quickly > start limit
err_cert_authority_invalid > certificate
unable to verify the first certificate > intermediate certificate
unable to get local issuer certificate > intermediate certificate
does not provide an export named > import export
missing go.sum entry > checksum
assignment to entry in nil map > nil map
java heap space > garbage collection
gc overhead limit exceeded > garbage collection
eacces > file permission
ts2307 > path alias
public address > network address translation
remember passphrase > ssh agent
passphrase once > ssh agent
arabic > bidirectional
hebrew > bidirectional
content jumps > layout shift
jumpy page > layout shift
cancel fetch > abort signal
cancel request > abort signal
abort request > abort signal
run at startup > systemd unit
start on boot > systemd unit
autostart > systemd unit
pc startup > boot process
duplicate message > idempotent consumer
delivered twice > idempotent consumer
processed twice > idempotent consumer
deleted file space > open file description
shared key > symmetric encryption
decimal error > floating point
garbled characters > charset
strange characters > charset
question marks instead > replacement character
memory usage process > resident set size
behind another element > stacking context
overlapping elements > stacking context
undo part > savepoint
download when needed > lazy loading
load on demand > lazy loading
split code > lazy loading
fingerprint file > cryptographic hash
file integrity > cryptographic hash
verify download > cryptographic hash
model invents > hallucination
similar documents > embedding
smaller model file > quantisation
gguf > quantisation
push to browser > server sent events
limit memory of container > control group
limit cpu > control group
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

/** Every synonym, in the order of the list. */
export const synonyms: readonly Synonym[] = groups.trim().split('\n').flatMap(parseGroup);
