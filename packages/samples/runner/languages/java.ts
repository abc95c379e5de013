import { shellWords, hasExtension, type Language } from './language';
import { classPath } from '../dependencies/mavenLibraries';

/** The source launcher: compiled in memory and run, like a reader would with one file. */
export const java: Language = {
  name: 'Java',
  matches: hasExtension('java'),
  plan: ({ file, options }) => {
    const flags = options.flags ?? [];
    const heap = flags.some((flag) => flag.startsWith('-Xmx')) ? [] : ['-Xmx256m'];
    const libs = options.libs ?? [];
    const words = [...heap, ...flags, ...classPath(libs), file, ...(options.args ?? [])];
    return {
      tools: [options.jdk === 17 ? 'java 17' : 'java 25', ...(libs.length > 0 ? (['maven'] as const) : [])],
      script: `"$JAVA_HOME_${options.jdk ?? 25}/bin/java" ${shellWords(...words)}`,
      libs,
      limits: { memory: 1024 },
    };
  },
};
