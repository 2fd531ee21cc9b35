import { type RefObject, useEffect, useState } from 'react';

/** Whether some of an element can be seen. Until that is known, it can. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true));
    watch.observe(target);
    return () => watch.disconnect();
  }, [element]);
  return isSeen;
}
