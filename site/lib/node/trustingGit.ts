/**
 * An environment in which git reads a checkout that belongs to another user, as in a container: else it refuses without
 * a word, and pages have no dates. Whoever runs this runs what that checkout holds already.
 * @param root the checkout
 */
export function trustingGit(root: string, environment: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const count = Number(environment['GIT_CONFIG_COUNT'] ?? 0);
  return {
    ...environment,
    GIT_CONFIG_COUNT: String(count + 1),
    [`GIT_CONFIG_KEY_${count}`]: 'safe.directory',
    [`GIT_CONFIG_VALUE_${count}`]: root,
  };
}
