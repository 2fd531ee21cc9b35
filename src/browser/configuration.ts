import { AppConfiguration } from '#contract/service.ts';

/** What the server wrote into this host's page. Throws when the page did not come from the product's server. */
function read(): AppConfiguration {
  const tag = document.getElementById('redress');
  return AppConfiguration.parse(JSON.parse(tag?.textContent ?? 'null'));
}

export const configuration = read();
