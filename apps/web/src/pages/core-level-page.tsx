import { CORE_LEVELS, findCoreLevel } from '@kidcode/scheduling';
import { Band, SampleBadge, SectionHeading, type ChipFact } from '@kidcode/ui';

import { CORE_LEVEL_COMMON, CORE_LEVEL_TEXTS } from '@kidcode/current-school/content/core-level';
import { LevelPath } from '../features/programs/level-path';
import { MonthPlan } from '../features/programs/month-plan';
import { isShown } from '../shared/samples';
import { OnlineSchedule } from '../features/programs/online-schedule';
import { programFacts } from '../features/programs/program-facts';
import { ProgramHero } from '../features/programs/program-hero';
import { ProgramNextStep } from '../features/programs/program-next-step';
import { placeOfBranch } from '../features/programs/program-place';
import { FeaturedProject } from '../features/programs/featured-project';
import { useRouteParams } from '../shared/use-route-params';

const ONLINE = placeOfBranch('online');

/** One month of the online core program (D-28). */
export function CoreLevelPage() {
  const { levelId } = useRouteParams();
  const level = findCoreLevel(levelId);
  /* The route table lets no other level in. */
  if (level === null) return null;
  const text = CORE_LEVEL_TEXTS[level.id];
  if (text === undefined) return null;
  const shown = isShown(level);
  const chips: readonly ChipFact[] = [
    ...programFacts(ONLINE, `Month ${level.level} of ${CORE_LEVELS.length}`),
    ...(shown ? [{ label: `Ages ${level.ages}` }] : []),
  ];
  return (
    <>
      <ProgramHero
        place={ONLINE}
        eyebrow={
          <>
            Online Core Program, level {level.level} {shown && <SampleBadge />}
          </>
        }
        chips={chips}
        text={{
          title: shown ? level.title : `Level ${level.level}`,
          rhythm: '',
          lead: shown ? text.lead : CORE_LEVEL_COMMON.followsLead,
          picture: text.picture,
        }}
      />
      {shown && (
        <>
          <Band labelledBy="makes">
            <SectionHeading id="makes" title={CORE_LEVEL_COMMON.makesTitle} lead={`${level.makes}.`} />
            <FeaturedProject project={text.project} />
          </Band>
          <MonthPlan
            title={CORE_LEVEL_COMMON.weeksTitle}
            weeks={text.weeks}
            ideasTitle={CORE_LEVEL_COMMON.ideasTitle}
            ideas={text.ideas}
          />
        </>
      )}
      <OnlineSchedule title="When this level meets" tone="tint" />
      <Band divider="curve">
        <LevelPath level={level} />
      </Band>
      <ProgramNextStep text={CORE_LEVEL_COMMON.nextStep} place={ONLINE} />
    </>
  );
}
