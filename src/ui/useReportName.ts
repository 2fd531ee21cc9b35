import { useLingui } from '@lingui/react/macro';
import { shownDate, shownTime } from './dates.ts';

/** The date a report bears, the day and the time of its import, and where it comes from (decision 0022). */
const parts = /^(\d{4}-\d{2}-\d{2})(?: (\d{4}-\d{2}-\d{2}))?(?: (\d{2}:\d{2}[\d:.]*))? (.+)$/;

/** Report names in readable form, in the language of the page. */
export function useReportName(): (name: string) => string {
  const { t, i18n } = useLingui();
  return (name) => {
    const [, date, importDay, importTime, origin] = parts.exec(name) ?? [];
    if (date === undefined) return name;
    const report = `${shownDate(date)} ${origin}`;
    if (importTime === undefined) return report;
    const time = shownTime(importTime, i18n.locale);
    if (importDay === undefined) return `${shownDate(date)} ${time} ${origin}`;
    const moment = `${shownDate(importDay)} ${time}`;
    return t`${report}, imported ${moment}`;
  };
}
