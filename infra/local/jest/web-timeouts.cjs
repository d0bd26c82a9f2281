// How long `findBy…` and `waitFor` look before they give up: a limit for what never comes, not a measure of speed.
require('@testing-library/dom').configure({ asyncUtilTimeout: 20_000 });
