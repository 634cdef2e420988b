import { chakra } from '@chakra-ui/react';
import { CENTERS, HAS_ONLINE, isBranchId } from '@kidcode/branches';
import { REGION } from '@kidcode/current-school';
import { Container } from '@kidcode/ui';

import { LEARNING_CENTERS_TEXT } from '@kidcode/current-school/generated/texts/learning-centers';
import { useSiteSelector } from '../../shared/store-hooks';
import { countWords } from '../../shared/count-words';
import { useRouteParams } from '../../shared/use-route-params';
import { selectCurrentBranch } from '../branch/branch-slice';
import { CurrentSelection } from './current-selection';

const Root = /* @__PURE__ */ chakra('section', {
  base: {
    position: 'relative',
    background: 'accent.solid',
    color: 'accent.on',
    paddingBlock: 'clamp(2rem, 5vw, 4rem)',
    _dark: { background: 'accent.wash', color: 'fg.ink' },
  },
});
const Columns = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: 'clamp(1.5rem, 5vw, 4rem)',
    alignItems: 'center',
    lg: { gridTemplateColumns: 'minmax(0, 1fr) 26rem' },
  },
});
const Words = /* @__PURE__ */ chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    '& > h1': { textStyle: 'h1', maxWidth: '14ch' },
    '& > p': { textStyle: 'lead', maxWidth: '46ch' },
  },
});

const WHERE = `${countWords(CENTERS.length, 'center')} in ${REGION.name}${HAS_ONLINE ? ', and classes online from anywhere' : ''}`;
const LEAD = `${WHERE}. Type your ZIP code and see how far each one is.`;

/** The top of the page, in the colour of the branch that the address or the visitor named. */
export function FinderBanner() {
  const { branchId } = useRouteParams();
  const current = useSiteSelector(selectCurrentBranch);
  return (
    <Root data-branch={isBranchId(branchId) ? branchId : current}>
      <Container>
        <Columns>
          <Words>
            <h1>{LEARNING_CENTERS_TEXT.title}</h1>
            <p>{LEAD}</p>
          </Words>
          <CurrentSelection />
        </Columns>
      </Container>
    </Root>
  );
}
