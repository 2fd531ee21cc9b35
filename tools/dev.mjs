/**
 * Hot reload: Vite serves the product's own URL and forwards everything except pages and modules to the server
 * behind it. Pages get the same configuration tag as in the built product, read from the server's own page, so that
 * the server needs no development mode.
 */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './install.mjs';

const port = Number(process.env.PORT);
const serverPort = Number(process.env.SERVER_PORT);
const behind = [
  '/api',
  '/authorize',
  '/oauth',
  '/userinfo',
  '/v2',
  '/.well-known',
  '/identity',
  '/privacy',
  '/terms',
  '/refunds',
  '/rights',
];

/** @param {string} host @returns {Promise<string>} the server's page for that host */
function serverPage(host) {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: serverPort, path: '/', headers: { host } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => (text += chunk));
      answer.on('end', () => resolve(text));
    });
    asked.on('error', reject);
    asked.end();
  });
}

const pages = {
  name: 'redress-pages',
  /** @param {import('vite').ViteDevServer} vite */
  configureServer(vite) {
    /** @param {import('vite').Connect.IncomingMessage} req @param {import('node:http').ServerResponse} res @param {(error?: unknown) => void} next */
    const page = async (req, res, next) => {
      const path = req.url ?? '/';
      const isPage = req.method === 'GET' && (req.headers.accept ?? '').includes('text/html');
      if (!isPage || behind.some((prefix) => path.startsWith(prefix))) return next();
      try {
        const configuration = /<script type="application\/json" id="redress">[\s\S]*?<\/script>/.exec(
          await serverPage(req.headers.host ?? ''),
        );
        const source = readFileSync(join(root, 'src', 'index.html'), 'utf8');
        const html = await vite.transformIndexHtml(
          '/',
          source.replace('<!--redress-configuration-->', configuration?.[0] ?? ''),
        );
        res.setHeader('content-type', 'text/html; charset=utf-8');
        res.end(html);
      } catch (error) {
        next(error);
      }
    };
    vite.middlewares.use((req, res, next) => {
      void page(req, res, next);
    });
  },
};

const vite = await createServer({
  configFile: join(root, 'vite.config.ts'),
  plugins: [pages],
  appType: 'custom',
  server: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    allowedHosts: ['localhost', 'my.localhost'],
    proxy: Object.fromEntries(
      behind.map((prefix) => [prefix, { target: `http://127.0.0.1:${serverPort}`, changeOrigin: false }]),
    ),
  },
});
await vite.listen();
process.on('SIGTERM', () => void vite.close().then(() => process.exit(0)));
