import module from 'node:module';

// Stripped types and compiled code are kept between starts.
module.enableCompileCache();
const { start } = await import('./start.ts');
await start(process.env);
