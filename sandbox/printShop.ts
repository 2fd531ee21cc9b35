import { escaped, text } from './answers.ts';
import type { Exchange } from './exchange.ts';
import { pageStyle } from './pageStyle.ts';

/** `{variant}:{count}`, comma-separated, as in a cart permalink. */
const line = /^(\d+):(\d+)$/;

/**
 * The print shop's cart, opened by its permalink: `/cart/{variant}:{count},…?note=…`. It shows what it was given and
 * sells nothing.
 */
export function printShop(): (exchange: Exchange) => void {
  return ({ response, path, query }) => {
    const lines = /^\/cart\/([^/]+)$/
      .exec(path)?.[1]
      ?.split(',')
      .map((part) => line.exec(decodeURIComponent(part)));
    if (!lines || lines.some((found) => found === null)) {
      text(response, 404, 'text/plain; charset=utf-8', 'Cart not found.');
      return;
    }
    const rows = lines
      .map((found) => `<tr><td>${escaped(found?.[1] ?? '')}</td><td>${escaped(found?.[2] ?? '')}</td></tr>`)
      .join('');
    text(
      response,
      200,
      'text/html; charset=utf-8',
      `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Print shop cart</title>
<style>
${pageStyle('36rem')}</style>
</head>
<body>
<h1>Print shop</h1>
<p>A simulation of the print-and-mail shop. Nothing is sold here.</p>
<table><thead><tr><th scope="col">Item</th><th scope="col">Letters</th></tr></thead><tbody>${rows}</tbody></table>
<h2>Note</h2>
<p>${escaped(query.get('note') ?? '')}</p>
</body>
</html>`,
    );
  };
}
