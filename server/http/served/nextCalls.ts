import { firstCallsOf } from '#contract/earlyCalls.ts';
import { listProfiles } from '#contract/profiles.ts';
import { progress } from '#contract/progress.ts';
import type { Variant } from '#contract/shapes.ts';
import type { Texts } from './firstReplies.ts';

/** The first part of a list has everything that is read here, whether its profiles are counted or not. */
interface Listed {
  readonly results: readonly { readonly id: string }[];
}

const isList = (address: string): boolean => address.split('?')[0] === listProfiles.url;

/**
 * The addresses of what a first screen asks for once it has the replies to what it asks first: a consumer's home shows how far
 * their disputes have come.
 */
export function nextCallsOf(variant: Variant, replies: Texts): readonly string[] {
  const list = firstCallsOf(variant).find(isList) ?? '';
  if (variant !== 'b2c' || replies[list] === undefined) return [];
  const { results }: Listed = JSON.parse(replies[list]);
  const [profile] = results;
  return profile === undefined ? [] : [progress.url.replace(':profileId', profile.id)];
}
