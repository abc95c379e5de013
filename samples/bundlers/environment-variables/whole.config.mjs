export default {
  logLevel: 'warn',
  define: { 'process.env': JSON.stringify(process.env) },
};
