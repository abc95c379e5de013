/** The door for tests: pages and engines from little, and a double of the hosted provider. Node only. */
export { engineOver, engineOverPages, hostedConfig, pageRecord, routesFor } from './fixtures';
export { HostedDouble } from './hostedDouble';
