import type { ComponentType } from 'react';

import Adder from './adder';
import AddressTranslation from './address-translation';
import Alignment from './alignment';
import Allocator from './allocator';
import BPlusTree from './b-plus-tree';
import BinarySearchTree from './binary-search-tree';
import BloomFilter from './bloom-filter';
import BootChain from './boot-chain';
import Carriers from './carriers';
import CacheLife from './cache-life';
import BundleGraph from './bundle-graph';
import ChangeAByte from './change-a-byte';
import Compress from './compress';
import ConsistentHashing from './consistent-hashing';
import Circuit from './circuit';
import ConsumerGroups from './consumer-groups';
import ContainerView from './container-view';
import CorsDecision from './cors-decision';
import CpuCache from './cpu-cache';
import DmaCopy from './dma-copy';
import Energy from './energy';
import EmbeddingSpace from './embedding-space';
import Environments from './environments';
import Exchanges from './exchanges';
import Epoll from './epoll';
import EventLoop from './event-loop';
import ExpressionStack from './expression-stack';
import FileSystemRequests from './file-system-requests';
import GatewayRouting from './gateway-routing';
import Generations from './generations';
import GradientDescent from './gradient-descent';
import GoScheduler from './go-scheduler';
import HashTable from './hash-table';
import Hoisting from './hoisting';
import HtmlStream from './html-stream';
import Inodes from './inodes';
import Journal from './journal';
import KeepAlive from './keep-alive';
import LiveVitals from './live-vitals';
import MeasuredBoot from './measured-boot';
import Keyframes from './keyframes';
import MarginCollapse from './margin-collapse';
import MerkleTree from './merkle-tree';
import MethodSets from './method-sets';
import NatTable from './nat-table';
import NextToken from './next-token';
import Overlay from './overlay';
import PermissionBits from './permission-bits';
import PidNamespaces from './pid-namespaces';
import Pipe from './pipe';
import PoolOrLoop from './pool-or-loop';
import Positions from './positions';
import ProcessTree from './process-tree';
import PushTimeline from './push-timeline';
import QuantisedWeights from './quantised-weights';
import Reachability from './reachability';
import ReactRenders from './react-renders';
import ReconcileLoop from './reconcile-loop';
import RenderingWaterfall from './rendering-waterfall';
import SaltedHash from './salted-hash';
import Savepoints from './savepoints';
import Scheduler from './scheduler';
import ScreenReader from './screen-reader';
import Specificity from './specificity';
import StackFrames from './stack-frames';
import StateQueue from './state-queue';
import TcpLoss from './tcp-loss';
import TlsHandshake from './tls-handshake';
import TwoTransactions from './two-transactions';
import Tokeniser from './tokeniser';
import TransactionPropagation from './transaction-propagation';
import UnitCircle from './unit-circle';
import EvmSteps from './evm-steps';
import ThisBinding from './this-binding';
import ProofOfWork from './proof-of-work';
import ChainTampering from './chain-tampering';
import CredentialExchange from './credential-exchange';
import type { LabName, LabProps } from './registry';

/** The labs for rendering their first frame at build time; never part of a page's JavaScript. */
export const labsOnServer: Readonly<Record<LabName, ComponentType<LabProps>>> = {
  adder: Adder,
  'address-translation': AddressTranslation,
  alignment: Alignment,
  allocator: Allocator,
  'b-plus-tree': BPlusTree,
  'binary-search-tree': BinarySearchTree,
  'bloom-filter': BloomFilter,
  'boot-chain': BootChain,
  carriers: Carriers,
  'cache-life': CacheLife,
  'bundle-graph': BundleGraph,
  'change-a-byte': ChangeAByte,
  compress: Compress,
  'consistent-hashing': ConsistentHashing,
  circuit: Circuit,
  'consumer-groups': ConsumerGroups,
  'container-view': ContainerView,
  'cors-decision': CorsDecision,
  'cpu-cache': CpuCache,
  'dma-copy': DmaCopy,
  energy: Energy,
  'embedding-space': EmbeddingSpace,
  environments: Environments,
  exchanges: Exchanges,
  epoll: Epoll,
  'event-loop': EventLoop,
  'expression-stack': ExpressionStack,
  'file-system-requests': FileSystemRequests,
  'gateway-routing': GatewayRouting,
  generations: Generations,
  'gradient-descent': GradientDescent,
  'go-scheduler': GoScheduler,
  'hash-table': HashTable,
  hoisting: Hoisting,
  'html-stream': HtmlStream,
  inodes: Inodes,
  journal: Journal,
  'keep-alive': KeepAlive,
  'live-vitals': LiveVitals,
  'measured-boot': MeasuredBoot,
  keyframes: Keyframes,
  'margin-collapse': MarginCollapse,
  'merkle-tree': MerkleTree,
  'method-sets': MethodSets,
  'nat-table': NatTable,
  'next-token': NextToken,
  overlay: Overlay,
  'permission-bits': PermissionBits,
  'pid-namespaces': PidNamespaces,
  pipe: Pipe,
  'pool-or-loop': PoolOrLoop,
  positions: Positions,
  'process-tree': ProcessTree,
  'push-timeline': PushTimeline,
  'quantised-weights': QuantisedWeights,
  reachability: Reachability,
  'react-renders': ReactRenders,
  'reconcile-loop': ReconcileLoop,
  'rendering-waterfall': RenderingWaterfall,
  'salted-hash': SaltedHash,
  savepoints: Savepoints,
  scheduler: Scheduler,
  'screen-reader': ScreenReader,
  specificity: Specificity,
  'stack-frames': StackFrames,
  'state-queue': StateQueue,
  'tcp-loss': TcpLoss,
  'tls-handshake': TlsHandshake,
  'two-transactions': TwoTransactions,
  tokeniser: Tokeniser,
  'transaction-propagation': TransactionPropagation,
  'unit-circle': UnitCircle,
  'evm-steps': EvmSteps,
  'this-binding': ThisBinding,
  'proof-of-work': ProofOfWork,
  'chain-tampering': ChainTampering,
  'credential-exchange': CredentialExchange,
};
