import { chakra } from '@chakra-ui/react';
import { BRAND } from '@kidcode/site';
import { Marquee } from '@kidcode/ui';

const Moving = chakra('div', { base: { _motionReduce: { display: 'none' } } });
const Still = chakra('p', {
  base: {
    display: 'none',
    textAlign: 'center',
    fontSize: { base: 'xs', lg: 'sm' },
    lineHeight: '1.2',
    _motionReduce: { display: 'block' },
  },
});

/**
 * The line that runs through the header of wide screens; it stops on hover, focus and its own button. For those
 * who want no motion it stands still, on two lines where one is too narrow.
 */
export function OnlineBanner() {
  return (
    <>
      <Moving>
        <Marquee>{BRAND.banner}</Marquee>
      </Moving>
      <Still>{BRAND.banner}</Still>
    </>
  );
}
