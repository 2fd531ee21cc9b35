import { chakra } from '@chakra-ui/react';
import { onlyNamed } from '#src/ui/railStyles.ts';

/** The product's mark and name. */
export function Brand() {
  return (
    <Line>
      <img src="/favicon.svg" width={24} height={24} alt="" />
      <Name>Redress</Name>
    </Line>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: '8',
    justifyContent: { mdToLg: 'center' },
    fontSize: 'md',
    fontWeight: 'strong',
    letterSpacing: '-0.015em',
  },
});

const Name = chakra('span', { base: onlyNamed });
