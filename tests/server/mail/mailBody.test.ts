import { expect, it } from 'vitest';
import { mailBody } from '#server/mail/mailBody.ts';

const { html } = mailBody({
  language: 'es',
  heading: 'Confirme su correo',
  paragraphs: ['Confirme que <este> correo es suyo.', 'Cuenta: 12.'],
  action: { label: 'Confirmar', url: 'https://redress.example/verify?key=a&b=c' },
  closing: ['Si no fue usted, ignore este mensaje.'],
});

/** The properties that hold a color, of a list of declarations. */
const colored = (style: string): readonly string[] =>
  [...style.matchAll(/(?:^|;)([a-z-]+):#[0-9a-f]{6}/g)].map(([, property]) => property ?? '').toSorted();

it('gives every color that it has by day another one by night, which a mail program in dark mode shows', () => {
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const [, night = ''] = /@media \(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(html) ?? [];
  const rules = new Map(
    [...night.matchAll(/\.([a-z]+)\{([^}]*)\}/g)].map(([, name, style = '']) => [name, style]),
  );
  const tags = [...html.matchAll(/<[a-z0-9]+ [^>]*style="([^"]*)"[^>]*>/g)];
  const withColors = tags.filter(([, style = '']) => colored(style).length > 0);
  expect(withColors.length).toBeGreaterThan(5);
  for (const [tag, style = ''] of withColors) {
    const rule = rules.get(/class="([a-z]+)"/.exec(tag)?.[1]) ?? '';
    expect([tag, colored(rule)]).toEqual([tag, colored(style)]);
    expect(rule.match(/!important/g)).toHaveLength(colored(rule).length);
  }
});

it('begins with what it says, for the list of mails, which has the subject already', () => {
  const [, first] = /<body[^>]*>\s*<[^>]*>([^<]+)</.exec(html) ?? [];
  expect(first).toBe('Confirme que &#60;este&#62; correo es suyo. Cuenta: 12.');
});
