import { BRANCHES } from '@kidcode/branches';
import { Band, Button, ChipList, MediaRow, Row, TextLink } from '@kidcode/ui';
import { Clock, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';

import { LEARNING_CENTERS_TEXT } from '@kidcode/current-school/generated/texts/learning-centers';
import { useBranchAtHome } from './use-branch-at-home';
import { Photo } from '../../shared/photo';

/** Learning online, for families without a center nearby; the target of the fragment `#online`. */
export function OnlineSection() {
  const use = useBranchAtHome();
  const { online } = LEARNING_CENTERS_TEXT;
  if (online === undefined) return null;
  const { title, text, links } = online;
  const { weekdayHours, weekendHours, phone, picture } = BRANCHES.online;
  return (
    <Band id="online" tone="tint" divider="curve">
      <MediaRow
        flip
        title={title}
        picture={<Photo src={picture.src} alt={picture.alt} width={480} height={360} loading="lazy" />}
        actions={
          <Row alignItems="center" columnGap="6" rowGap="6">
            <Button variant="accent" onClick={() => use('online')}>
              Switch to Online
            </Button>
            {links.map(({ label, to }) => (
              <TextLink asChild key={to}>
                <Link to={to}>{label}</Link>
              </TextLink>
            ))}
          </Row>
        }
      >
        <p>{text}</p>
        <ChipList
          label="Online at a glance"
          facts={[
            { label: `Weekdays ${weekdayHours}`, icon: <Clock aria-hidden="true" /> },
            { label: `Weekends ${weekendHours}`, icon: <Clock aria-hidden="true" /> },
            { label: phone, icon: <Phone aria-hidden="true" /> },
          ]}
        />
      </MediaRow>
    </Band>
  );
}
