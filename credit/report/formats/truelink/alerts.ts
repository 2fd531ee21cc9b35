import { bureaus } from '#vocabulary/bureaus.ts';
import type { Alerts } from '../../model.ts';
import { code, flag, text } from '../reading/fields.ts';
import { listOf, member, type Place } from '../reading/place.ts';

export function readAlerts(report: Place): Alerts {
  const frozen = member(report, 'SB168Frozen');
  return {
    fraud: flag(report, 'FraudIndicator'),
    deceased: flag(report, 'DeceasedIndicator'),
    frozen: bureaus.flatMap((bureau) => {
      const state = flag(frozen, bureau.toLowerCase());
      return state ? [{ bureau, value: state.value, at: state.at }] : [];
    }),
    messages: listOf(report, 'Message').flatMap((place) => {
      const messageCode = code(place, 'Code');
      const words = text(place, 'text')?.value ?? messageCode?.value.description ?? '';
      return words || messageCode ? [{ code: messageCode, text: words, at: place.at }] : [];
    }),
  };
}
