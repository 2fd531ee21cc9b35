import { Guide } from './Guide.tsx';
import { GuideDialogs, type GuideDialogsProps } from './GuideDialogs.tsx';

/** Two ways to get to know the product, with what they open. */
export function GuideCard(props: GuideDialogsProps) {
  return (
    <>
      <Guide walkthrough={props.walkthrough} />
      <GuideDialogs {...props} />
    </>
  );
}
