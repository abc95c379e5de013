import { defineConfig, loadEnv } from 'vite';

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd(), 'TEA_');
  console.log(process.env.TEA_PORT, env.TEA_PORT);
  return { server: { port: Number(env.TEA_PORT) } };
});
