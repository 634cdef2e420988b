import { chakra } from '@chakra-ui/react';
import { holdsOn } from '@kidcode/school';
import { BRAND } from '@kidcode/site';
import { Container } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { HOME_HERO_TEXT } from '@kidcode/current-school/generated/texts/home-hero';
import { useSiteSelector } from '../../shared/store-hooks';
import { selectToday } from '../clock/clock-slice';

const Strip = /* @__PURE__ */ chakra('div', { base: { background: 'decor.sun' } });
const Row = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    minHeight: '3.5rem',
    paddingBlock: '2',
    color: 'action.on',
    fontFamily: 'heading',
    fontWeight: '600',
    '& > a': { textDecoration: 'underline', textUnderlineOffset: '0.25em', paddingBlock: '0.6rem' },
  },
});

/** The promotion of the monthly programs (specification 1, section 2, Home); nothing where the school has none. */
export function PromotionBanner() {
  const today = useSiteSelector(selectToday);
  if (BRAND.promotion === null || !holdsOn(BRAND.promotion, today)) return null;
  return (
    <Strip>
      <Container>
        <Row>
          <Link to={HOME_HERO_TEXT.promotion}>{BRAND.promotion.words}</Link>
        </Row>
      </Container>
    </Strip>
  );
}
