import type { topics } from '../topics';

type TopicId = (typeof topics)[number]['id'];

/** A way through a topic: a question that a reader may come with, and the notes that answer it, in this order. */
interface Way {
  question: string;
  /** `<topic>/<page>`. */
  notes: readonly string[];
}

/** What the table of contents says of a topic before it lists the notes. */
export interface TopicOpening {
  /** Two or three sentences: what the topic is about, for a reader who has only heard its name. */
  about: string;
  /** What a reader should know before, in one sentence. */
  before: string;
  /** At most three. */
  ways: readonly Way[];
}

export const topicOpenings = {
  browsers: {
    about:
      'A browser fetches a page from a server, shows it while it arrives, and keeps what it may use again. These notes explain what it stores, what one website may read from another, and what makes a page feel slow.',
    before: 'You have built a small web page and know what a request and an answer are.',
    ways: [
      {
        question: 'Why is my page slow?',
        notes: ['browsers/cache-control', 'browsers/html-streaming', 'browsers/core-web-vitals'],
      },
      { question: 'Why may my page not read this answer?', notes: ['browsers/cors', 'browsers/referrer'] },
      {
        question: 'How does news reach a page that is open?',
        notes: ['network/keep-alive', 'browsers/polling-methods'],
      },
    ],
  },
  html: {
    about:
      'HTML marks what the parts of a page are. The browser makes boxes of them, and a screen reader makes words of them.',
    before: 'You have written a page with headings, paragraphs and links.',
    ways: [],
  },
  css: {
    about:
      'CSS says how a page looks: which rule wins, how large each box is, where it stands and how it moves. These notes show what the browser computes from your rules.',
    before: 'You have changed a colour or a margin with CSS.',
    ways: [
      {
        question: 'Why is this box not where I want it?',
        notes: ['css/margin-padding-border', 'css/align-justify-items', 'css/css-positions'],
      },
      {
        question: 'How do the styles of a large site stay apart?',
        notes: ['css/css-selectors', 'css/css-modules', 'css/tailwind'],
      },
    ],
  },
  react: {
    about:
      'React is a JavaScript library: you describe what the page shows for each state, and React changes the page when the state changes. These notes follow a component from its first call to the pixels, in the browser and on the server.',
    before: 'You know JavaScript functions and have seen HTML.',
    ways: [
      {
        question: 'What happens when state changes?',
        notes: ['react/jsx', 'react/hooks', 'react/rendering-vs-updating-dom'],
      },
      {
        question: 'Where should the HTML be made?',
        notes: ['react/server-side-rendering', 'react/rsc', 'react/react-rendering-types'],
      },
      { question: 'How do I work with a form?', notes: ['react/ref', 'react/controlled-components'] },
    ],
  },
  bundlers: {
    about:
      'A bundler turns the many files of a program into few files that a browser loads fast. These notes say why that is still done, which tool does which part, and what ends up in the result.',
    before: 'You have used import in JavaScript.',
    ways: [],
  },
  javascript: {
    about:
      'JavaScript runs in every browser and in Node.js. These notes explain how it finds a variable, in which order it runs what waits, and what the page is for it.',
    before: 'You have written some functions in JavaScript.',
    ways: [
      {
        question: 'Which variable does a name mean?',
        notes: ['javascript/lexical-environment', 'javascript/hoisting', 'javascript/closures'],
      },
      {
        question: 'In which order does it run?',
        notes: ['javascript/runtime', 'javascript/promises', 'javascript/modules'],
      },
    ],
  },
  typescript: {
    about:
      'TypeScript adds types to JavaScript. Its compiler finds mistakes before the program runs, and removes the types again.',
    before: 'You have written some JavaScript.',
    ways: [],
  },
  java: {
    about:
      'A Java program is compiled to bytecode, which a virtual machine runs. These notes explain that machine, what Java does with bytes and files, and how servers and databases are used from it.',
    before: 'You have compiled and started a Java program.',
    ways: [
      {
        question: 'What runs my program?',
        notes: ['java/jvm', 'java/jvm/interpreter', 'java/jvm/threads', 'java/jvm/garbage-collection'],
      },
      {
        question: 'How does a server answer many requests?',
        notes: [
          'java/webservers/ports-sockets',
          'java/webservers/servlet-containers',
          'java/webservers/async-servlets',
        ],
      },
      { question: 'How do objects reach a database?', notes: ['java/jpa', 'java/jpa-transactions'] },
    ],
  },
  go: {
    about:
      'Go is a small compiled language with concurrency built in. These notes explain its types and methods as the compiler sees them, and how it runs many functions at once.',
    before: 'You have written a struct and a function in Go.',
    ways: [
      {
        question: 'Why does my type not satisfy the interface?',
        notes: ['go/receivers', 'go/method-sets', 'go/interfaces'],
      },
      { question: 'What does go f() start?', notes: ['go/routines'] },
    ],
  },
  'data-structures': {
    about:
      'A data structure is a way to lay data out in memory, so that some questions about it have a fast answer. Most notes have a lab in which you move the pieces.',
    before: 'You know arrays and references in some language.',
    ways: [
      {
        question: 'How is something found without looking at everything?',
        notes: ['data-structures/binary-tree', 'data-structures/hash-tables', 'data-structures/bloom-filters'],
      },
      {
        question: 'How does a program read a formula?',
        notes: ['data-structures/stacks', 'data-structures/expression-trees'],
      },
    ],
  },
  databases: {
    about:
      'A database keeps rows for many programs at the same time. These notes explain how it finds a row fast, what happens when two programs change the same row, and how data is divided when one machine is too small.',
    before: 'You have written SELECT and UPDATE in SQL.',
    ways: [
      { question: 'Why is my query slow?', notes: ['data-structures/trees', 'databases/database-index'] },
      { question: 'What if two programs write at once?', notes: ['databases/locking', 'databases/save-points'] },
    ],
  },
  'event-driven': {
    about:
      'In an event-driven system, programs send messages to each other through a broker, a program that keeps each message until its reader has it. Kafka keeps a log, RabbitMQ keeps queues.',
    before: 'You have written a program that calls another one over the network.',
    ways: [],
  },
  blockchain: {
    about:
      'A blockchain is a list of transactions on which many computers agree, although none of them is in charge. These notes build it from hashes and signatures upwards.',
    before: 'You know what a hash and a digital signature are; the notes on security explain both.',
    ways: [
      {
        question: 'How does a payment become final?',
        notes: ['security/hashing', 'blockchain/blocks', 'blockchain/block-chain', 'blockchain/bitcoin'],
      },
    ],
  },
  ai: {
    about:
      'A language model computes a likely next piece of text, again and again. These notes open the steps: from text to numbers, from numbers to text, how the numbers are learnt, and what a program around a model can do.',
    before: 'You can read a short Python program; no mathematics beyond multiplication is needed at the start.',
    ways: [
      {
        question: 'How does a model write?',
        notes: ['ai/vocabulary', 'ai/next-token-prediction', 'ai/terminologies'],
      },
      { question: 'How does it learn?', notes: ['ai/weights', 'ai/training', 'ai/embedding-models'] },
      { question: 'What is an agent?', notes: ['ai/tools', 'ai/agents-levels'] },
    ],
  },
  network: {
    about:
      'A network carries packets, which may be late, lost or twice. These notes explain how two programs still get a whole conversation, how machines share an address, and how one address leads to many machines.',
    before: 'You have opened a web page by its address; the rest is explained.',
    ways: [
      {
        question: 'What happens to a connection that is not used?',
        notes: ['network/tcp-udp', 'network/nat', 'network/keep-alive'],
      },
    ],
  },
  security: {
    about:
      'How to keep a message secret, how to know who sent it, and how a machine proves what it has started. These notes show the bytes of each step.',
    before: 'You know what bytes are.',
    ways: [
      {
        question: 'What does the lock in the address bar promise?',
        notes: ['security/asymmetric-symmetric', 'security/digital-signatures', 'security/SSL'],
      },
    ],
  },
  containers: {
    about:
      'A container is a process to which the kernel shows less: other processes, other files, another network. These notes explain with which means, and where they end.',
    before: 'You know processes and namespaces; the notes on Linux explain both.',
    ways: [
      {
        question: 'What is a container, from the kernel up?',
        notes: ['linux/processes', 'linux/namesapces', 'containers/isolation', 'storage/overlay-fs', 'storage/rootfs'],
      },
    ],
  },
  kubernetes: {
    about:
      'Kubernetes runs containers on many machines. You write down what should run, and programs called controllers compare that with what runs and change it.',
    before: 'You have started a container.',
    ways: [],
  },
  linux: {
    about:
      'Linux runs your programs, keeps them apart and passes their data on. These notes explain processes, files and sockets as a program sees them, and how a machine gets from power-on to a login.',
    before: 'You have used a terminal.',
    ways: [
      {
        question: 'What is a process?',
        notes: ['linux/processes', 'linux/standard-streams', 'linux/syscalls-compile-execute', 'linux/interrupts'],
      },
      {
        question: 'What happens between power-on and login?',
        notes: ['linux/initrd', 'linux/grub', 'linux/boot-process', 'linux/systemd'],
      },
      { question: 'How does one program serve many connections?', notes: ['linux/sockets', 'linux/epoll'] },
    ],
  },
  storage: {
    about:
      'From the name of a file to the place on a disk where its bytes lie. These notes explain what a file is, what survives a crash, and how one directory can show several others.',
    before: 'You have made and deleted files in a terminal.',
    ways: [
      {
        question: 'What is a file?',
        notes: ['storage/inodes', 'storage/file-descriptors', 'storage/file-systems'],
      },
      { question: 'Where do the files of a container come from?', notes: ['storage/overlay-fs', 'storage/rootfs'] },
    ],
  },
  computers: {
    about:
      'The machine under every program: memory, caches, clocks and devices. These notes explain what a load, a call or a byte from a device costs, and why.',
    before: 'You have written a program in any language; some samples are in C, and the notes say what its lines do.',
    ways: [
      {
        question: 'Why is my program slow?',
        notes: ['computers/cpu-caching', 'computers/ram', 'computers/context-switching'],
      },
      {
        question: 'What does an address mean?',
        notes: ['computers/memory-paging', 'computers/process-memory', 'computers/mmio'],
      },
      {
        question: 'How does data come from a device?',
        notes: ['computers/mmio', 'linux/interrupts', 'computers/dma', 'computers/device-drivers'],
      },
    ],
  },
  mathematics: {
    about: 'The notation in which papers and specifications are written, the numbers inside a computer, and waves.',
    before: 'School mathematics is enough.',
    ways: [],
  },
  physics: {
    about: 'What flows in a wire and in a chip, and where the energy goes that a computer takes.',
    before: 'School mathematics is enough.',
    ways: [],
  },
} as const satisfies Record<TopicId, TopicOpening>;
