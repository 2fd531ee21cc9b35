import { beforeAll, describe } from 'vitest';
import { clientsPage } from './outcomes/client.ts';
import { mailing, written } from './outcomes/mailing.ts';
import { nextSteps } from './outcomes/nextSteps.ts';
import { mismo, reports } from './outcomes/reports.ts';
import { reminders } from './outcomes/reminders.ts';
import { aStory, type StoryClient } from './outcomes/story.ts';

const story = aStory();
const cast = {} as Record<'ana' | 'ben' | 'cleo' | 'dora' | 'mia', StoryClient>;

/** An agency's work after its letters (section J). The days count from that of the letters. */
describe('on the day of the letters', () => {
  beforeAll(async () => {
    cast.ana = await story.client('Ana Story');
    cast.ben = await story.client('Ben Story');
    cast.cleo = await story.client('Cleo Story');
    cast.dora = await story.client('Dora Story');
    for (const client of Object.values(cast)) await client.imports();
    cast.mia = await story.client('Mia Story');
    await cast.mia.imports(mismo('2025-09-15', '2021-04-01', '2021-03-19'));
    await cast.ana.writes([1, 2, 5]);
    await cast.ben.writes([1]);
    await cast.cleo.writes([1]);
    await cast.dora.writes([1, 2, 5]);
    await cast.mia.writes([1], ['TransUnion', 'Experian']);
  });
  written(story, cast);
});

describe('70 days later', () => {
  beforeAll(() => story.pass(70));
  describe('reminders', () => {
    reminders(story);
  });
  describe('mailing and answers', () => {
    mailing(story, cast);
  });
  describe('next steps', () => {
    nextSteps(story, cast);
  });
  describe('newer reports and results', () => {
    reports(story, cast);
  });
  describe('the client’s own page', () => {
    clientsPage(story);
  });
});
