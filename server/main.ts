import module from 'node:module';

// Caches stripped types and compiled code between starts.
module.enableCompileCache();
const { start } = await import('./start.ts');
await start(process.env);
