import { campName, type ShownCamp } from '@kidcode/booking';
import { BRANCHES, type CenterId } from '@kidcode/branches';
import { LinkButton, NextStep } from '@kidcode/ui';
import { Link } from 'react-router-dom';

import { hasPage } from '../../shared/has-page';
import { RegisterButton } from './register-button';

interface CampNextStepProps {
  readonly shown: ShownCamp;
  readonly branchId: CenterId;
  readonly onRegister: () => void;
}

/** The band that closes a camp page: register while that is possible, else a first class meanwhile. */
export function CampNextStep({ shown, branchId, onRegister }: CampNextStepProps) {
  const { phone, telHref, name } = BRANCHES[branchId];
  const isOpen = shown.status.phase === 'open';
  return (
    <NextStep
      title={isOpen ? `Save a place in ${campName(shown.camp)}` : 'Start before the next camp'}
      text={
        isOpen
          ? `Not sure which week fits? Ask us in ${name}.`
          : 'A trial class is free, and no credit card is needed.'
      }
      actions={
        <>
          {isOpen && shown.priced !== null && (
            <RegisterButton onRegister={onRegister}>Register Now</RegisterButton>
          )}
          {!isOpen && (
            <LinkButton asChild size="lg">
              <Link to="/?dialog=trial">Book A Free Trial</Link>
            </LinkButton>
          )}
          {isOpen && hasPage('camp-plan') && (
            <LinkButton asChild variant="outline" size="lg">
              <Link to="/camps/plan">Another child or week?</Link>
            </LinkButton>
          )}
          <LinkButton href={telHref} variant="outline" size="lg">{`Call ${phone}`}</LinkButton>
        </>
      }
    />
  );
}
