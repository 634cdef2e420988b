import { followPath, type RouteParams } from '@kidcode/site';
import { useLocation } from 'react-router-dom';

const NONE: RouteParams = {};

/**
 * What the route table knows of the current path: the values of its parameters together with the row's fixed
 * values (`/euless/programs/core` has the branch `euless`, `/terms-and-conditions/camps` the kind `camps`).
 */
export function useRouteParams(): RouteParams {
  const { pathname } = useLocation();
  return followPath(pathname).end?.params ?? NONE;
}
