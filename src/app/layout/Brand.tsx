import { chakra } from '@chakra-ui/react';

/** The product's mark and name. */
export function Brand() {
  return (
    <Line>
      <img src="/favicon.svg" width={28} height={28} alt="" />
      Redress
    </Line>
  );
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2', mdToLg: '1' },
    flexDirection: { base: 'row', mdToLg: 'column' },
    fontSize: { base: 'lg', mdToLg: 'sm' },
    fontWeight: 'strong',
    color: 'accentStrong',
  },
});
