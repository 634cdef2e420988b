import { campTokenHandler } from '../_shared/camp-token/camp-token-handler.ts';
