-- Names in the order of a dictionary: Zoë after Zoe, Ørsted among the O, "Group 2" before "Group 10". A Postgres that was built without ICU keeps the order of code points.
DO $$ BEGIN
  CREATE COLLATION IF NOT EXISTS "names" (provider = icu, locale = 'und-u-kn-true');
EXCEPTION WHEN feature_not_supported THEN
  CREATE COLLATION IF NOT EXISTS "names" FROM "C";
END $$;
