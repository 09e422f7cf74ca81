-- Until now the history alone knew of money that did not fit; what was given back since needs nobody any more.
UPDATE "payments" SET "problem" = "told"."details"->>'problem'
FROM "audit_trail" AS "told"
WHERE "told"."action" = 'payment_problem' AND ("told"."details"->>'payment_id')::integer = "payments"."id";
