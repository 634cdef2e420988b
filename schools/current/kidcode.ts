export * from '@kidcode/school-kidcode';
