import type { Report } from '#credit/report/model.ts';

/** Who inquired at a bureau, as a report lists it, and on which civil date. */
export const inquirersAt = ({ inquiries }: Pick<Report, 'inquiries'>, bureau: string) =>
  inquiries.flatMap(({ bureau: own, blended = [own], subscriber, date }) => {
    const [name, on] = [subscriber?.value.trim() ?? '', date?.value ?? ''];
    return blended.some((each) => each === bureau) && name !== '' && on !== '' ? [{ name, on }] : [];
  });
