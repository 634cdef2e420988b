import { BRANCHES, type CenterId } from '@kidcode/branches';
import { campOn, type CampSeason, type SeasonStatus } from '@kidcode/scheduling';
import { LinkButton, NextStep } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { RegisterButton } from './register-button';

interface CampNextStepProps {
  readonly season: CampSeason;
  readonly branchId: CenterId;
  readonly status: SeasonStatus;
  readonly onRegister: () => void;
}

/** The band that closes a camp page: register while that is possible, else hear of the next camp. */
export function CampNextStep({ season, branchId, status, onRegister }: CampNextStepProps) {
  const { phone, telHref, name } = BRANCHES[branchId];
  const { title, year } = campOn(season);
  const isOpen = status.phase === 'open';
  return (
    <NextStep
      title={isOpen ? `Save a place in ${title} ${year}` : 'Hear from us first'}
      text={
        isOpen
          ? `Not sure which week fits? Ask us in ${name}.`
          : 'Join the mailing list, and we write when registration opens.'
      }
      actions={
        <>
          {isOpen ? (
            <RegisterButton onRegister={onRegister}>Register Now</RegisterButton>
          ) : (
            <LinkButton asChild size="lg">
              <Link to="/contact-us">Join the mailing list</Link>
            </LinkButton>
          )}
          <LinkButton href={telHref} variant="outline" size="lg">{`Call ${phone}`}</LinkButton>
        </>
      }
    />
  );
}
