-- Why goods cannot be withdrawn from is kept with the order, as it was when they were bought; a variant has its parent's reason where it has none.

CREATE FUNCTION order_line_exemption() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  NEW.withdrawal_exempt := (SELECT coalesce(p.withdrawal_exempt, f.withdrawal_exempt)
    FROM product p LEFT JOIN product f ON f.id = p.parent_id WHERE p.id = NEW.product_id);
  RETURN NEW;
END $$;

CREATE TRIGGER order_line_exempt BEFORE INSERT ON order_line FOR EACH ROW EXECUTE FUNCTION order_line_exemption();
