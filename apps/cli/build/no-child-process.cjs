// Stands in for node:child_process, which the argument parser never calls here.
module.exports = {};
