export { SCHOOL } from '@kidcode/school-kidcode/school';
