import { Box } from '@chakra-ui/react';
import { MediaRow, Section } from '@kidcode/ui';
import { HOME_TEXT } from '@kidcode/current-school/generated/texts/home';
import { leadingIfAny } from '@kidcode/booking';
import { centerOr, HAS_ONLINE } from '@kidcode/branches';
import { branchOfParams, campPathFor, placeName } from '@kidcode/site';

import { hasPage } from '../../shared/has-page';
import { ActionLink, SiteLink } from '../../shared/page-link';
import { Photo } from '../../shared/photo';
import { useSiteSelector } from '../../shared/store-hooks';
import { useRouteParams } from '../../shared/use-route-params';
import { selectCurrentBranch } from '../branch/branch-slice';
import { selectToday } from '../clock/clock-slice';

/** The camp that a family can look at next, at the center that it chose or the school's first one; nothing without camps. */
function CampLink() {
  const branch = useSiteSelector(selectCurrentBranch);
  const today = useSiteSelector(selectToday);
  const camp = leadingIfAny(today)?.camp;
  if (camp === undefined || !hasPage('camp')) return null;
  const { season, title } = camp;
  const { name } = placeName({ branchId: centerOr(branch) });
  return <SiteLink href={campPathFor(season, branch)} label={`${title} at ${name}`} />;
}

export function LearningOptions() {
  const { title: headline, lead, choose, places } = HOME_TEXT.options;
  const isHome = branchOfParams(useRouteParams()) === 'online';
  const all = places.filter(({ id }) => HAS_ONLINE || id !== 'online');
  const options = isHome ? all.filter(({ id }) => id !== 'in-center') : all;
  return (
    <Section tone="tint" divider="curve" id="learning-options" title={headline} lead={lead}>
      <Box display="grid" gap={{ base: '8', md: '16' }}>
        {options.map(({ id, title, text, picture, links }, index) => (
          <MediaRow
            key={id}
            flip={index % 2 === 1}
            small
            title={title}
            picture={<Photo src={picture} alt="" width={640} height={480} loading="lazy" />}
            actions={
              <Box display="flex" flexWrap="wrap" columnGap="4" rowGap="6">
                {links.map(({ label, to }) => (
                  <SiteLink key={to} href={to} label={label} />
                ))}
                {id === 'camps' && !isHome && <CampLink />}
              </Box>
            }
          >
            <p>{text}</p>
          </MediaRow>
        ))}
      </Box>
      <Box marginTop={{ base: '8', md: '12' }}>
        <ActionLink href={choose.to} label={choose.label} variant="accent" size="md" />
      </Box>
    </Section>
  );
}
