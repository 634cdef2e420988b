import { chakra } from '@chakra-ui/react';
import { holdsOn } from '@kidcode/school';
import { BRAND } from '@kidcode/site';
import { Marquee } from '@kidcode/ui';

import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';

/**
 * The line that runs through the header of wide screens; it stops on hover, focus and its own button. For those
 * who want no motion it stands still, on two lines where one is too narrow.
 */
export function OnlineBanner() {
  const { words, ...period } = BRAND.banner;
  if (!holdsOn(period, useSiteSelector(selectToday))) return null;
  return (
    <>
      <chakra.div _motionReduce={{ display: 'none' }}>
        <Marquee>{words}</Marquee>
      </chakra.div>
      <chakra.p
        display="none"
        textAlign="center"
        fontSize={{ base: 'xs', lg: 'sm' }}
        lineHeight="1.2"
        _motionReduce={{ display: 'block' }}
      >
        {words}
      </chakra.p>
    </>
  );
}
