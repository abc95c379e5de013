/** The door for tests: pages from little, and a double of the hosted provider. Node only. */
export { pageRecord } from './fixtures';
export { HostedDouble } from './hostedDouble';
