import type { FastifyInstance } from 'fastify';
import { offeredDocuments } from '#contract/enclosed.ts';
import {
  chooseEnclosures,
  type EnclosureChoice,
  letterEnclosures,
  type Enclosures,
} from '#contract/enclosures.ts';
import { CallError } from '#contract/failures.ts';
import { openModel } from '#server/imports/reportModel.ts';
import type { SeenIn } from '#server/looking/looks.ts';
import { consumerFromProfile } from '#server/profiles/profileConsumer.ts';
import { found } from '#server/refusals.ts';
import type { Services } from '#server/services.ts';
import type { ReportReference } from '#server/store/confirmations.ts';
import { serve } from './serve.ts';

/** Shown with each previewed letter: what is enclosed with it, and what could be. */
export function enclosures(app: FastifyInstance, services: Services): void {
  const { store } = services;

  async function recipientsOf(accountId: string, { profileId, reportId }: ReportReference) {
    const model = await openModel(services, accountId, reportId, profileId);
    return services.turns.looks.take(accountId, () => services.looker.see('destinations', [model], {}));
  }

  async function enclosuresOf(
    accountId: string,
    profileId: string,
    recipients: SeenIn<'destinations'>,
  ): Promise<Enclosures> {
    const consumer = found(await consumerFromProfile(services, accountId, profileId));
    const documents = await store.documents.list(accountId, profileId);
    const choices = await store.enclosureChoices.list(accountId, profileId);
    return {
      uploaded: documents.map(({ kind }) => kind),
      ...(documents.some(({ isBeforeMove }) => isBeforeMove === 1) && { isProofBeforeMove: true as const }),
      hasSsn: consumer.ssn !== null,
      choices: recipients.flatMap(({ id }) => {
        const choice = choices.get(id);
        return choice === undefined ? [] : [{ destinationId: id, choice }];
      }),
    };
  }

  serve(app, letterEnclosures, async ({ session: { accountId }, params }) =>
    enclosuresOf(accountId, params.profileId, await recipientsOf(accountId, params)),
  );

  serve(app, chooseEnclosures, async ({ session: { accountId }, params, body }) => {
    const recipients = await recipientsOf(accountId, params);
    const recipient = recipients.find(({ id }) => id === body.destinationId);
    if (recipient === undefined)
      throw new CallError('invalid', '', [{ field: 'destinationId', problem: 'invalid' }]);
    const wrong = problemOf(body.choice, recipient);
    if (wrong !== null) throw new CallError('invalid', '', [{ field: wrong, problem: 'invalid' }]);
    const { profileId } = params;
    if (!(await store.enclosureChoices.choose(accountId, profileId, recipient.id, body.choice)))
      throw new CallError('notFound');
    return enclosuresOf(accountId, profileId, recipients);
  });
}

/** The field of a choice that cannot be: a document for a recipient that never gets it, or one added and left out. */
function problemOf(
  { added, leftOut }: EnclosureChoice,
  destination: SeenIn<'destinations'>[number],
): string | null {
  const offered = offeredDocuments({ destination, disputesSsn: false });
  if (!added.every((kind) => offered.includes(kind))) return 'choice.added';
  return leftOut.some((kind) => added.includes(kind)) ? 'choice.leftOut' : null;
}
