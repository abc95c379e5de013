import type { PlannedWay } from '../../lib/wayId';

/**
 * The home page's "Start here", for readers who do not know where to begin: each way is a question, and three to six
 * notes that answer it in this order; below each of them stands what comes next on the way. Questions cross topics; only that on language models stays within one.
 */
export const startHere = [
  {
    title: 'From pressing Enter to a page',
    notes: [
      'network/tcp-udp',
      'security/SSL',
      'javascript/html-vs-dom',
      'browsers/html-streaming',
      'browsers/core-web-vitals',
    ],
  },
  {
    title: 'Why is my program slow?',
    notes: [
      'computers/cpu-caching',
      'computers/ram',
      'computers/context-switching',
      'storage/disks',
      'databases/database-index',
    ],
  },
  {
    title: 'Containers from the kernel up',
    notes: [
      'linux/processes',
      'linux/namesapces',
      'containers/isolation',
      'containers/mount-namespace',
      'storage/overlay-fs',
      'kubernetes/ingress',
    ],
  },
  {
    title: 'What my code becomes',
    notes: [
      'computers/function-calling',
      'linux/syscalls-compile-execute',
      'java/jvm',
      'javascript/runtime',
      'go/routines',
    ],
  },
  {
    title: 'Data that survives',
    notes: [
      'storage/inodes',
      'storage/virtual-file-systems',
      'databases/locking',
      'databases/sharding-partitioning',
      'event-driven/kafka',
    ],
  },
  {
    title: 'How a language model writes and acts',
    notes: ['ai/vocabulary', 'ai/next-token-prediction', 'ai/training', 'ai/tools', 'ai/agents-levels'],
  },
] as const satisfies readonly PlannedWay[];
