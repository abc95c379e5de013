import { command, hasExtension, type Language } from './language';
import { libraryPath } from './mavenLibraries';

/** The source launcher: compiled in memory and run, like a reader would with one file. */
export const java: Language = {
  name: 'Java',
  matches: hasExtension('java'),
  plan: ({ root, file, options }) => {
    const flags = options.flags ?? [];
    const heap = flags.some((flag) => flag.startsWith('-Xmx')) ? [] : ['-Xmx256m'];
    const libraries = libraryPath(root, options.libs ?? []);
    const words = [...heap, ...flags, ...libraries.flags, file, ...(options.args ?? [])];
    return {
      tools: [options.jdk === 17 ? 'java 17' : 'java 25', ...(options.libs?.length ? (['maven'] as const) : [])],
      script: `"$JAVA_HOME_${options.jdk ?? 25}/bin/java" ${command(...words)}`,
      binds: libraries.binds,
      limits: { memory: 1024 },
    };
  },
};
