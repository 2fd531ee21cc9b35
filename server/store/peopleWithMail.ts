import type { Database } from './database.ts';

/**
 * An account's people who proved an email address to be theirs, in their order, with that address: the one they confirmed here, or
 * the one that their identity provider vouches for.
 */
export const peopleWithMail = ({ read }: Database, accountId: string) =>
  read
    .selectFrom('user')
    .leftJoin('embedded_user', (on) =>
      on
        .onRef('embedded_user.id', '=', 'user.subject')
        .on('user.provider', '=', 'embedded')
        .on('embedded_user.mail_verified_at', 'is not', null),
    )
    .where('user.account_id', '=', accountId)
    .where(({ fn }) => fn.coalesce('embedded_user.mail', 'user.verified_mail'), 'is not', null)
    .orderBy('user.id')
    .select(({ fn }) => [
      'user.id as userId',
      'user.language',
      fn.coalesce('embedded_user.mail', 'user.verified_mail').$notNull().as('mail'),
    ]);
