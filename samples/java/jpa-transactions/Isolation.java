import java.sql.*;

class Isolation {
    // #region main
    void main() throws Exception {
        for (String url : new String[] {"jdbc:h2:mem:ward",
                "jdbc:postgresql://localhost/reader?user=reader"}) {
            try (var a = DriverManager.getConnection(url);
                 var b = DriverManager.getConnection(url)) {
                IO.println(a.getMetaData().getDatabaseProductName());
                update(a, "create table stock(n int)");
                update(a, "create table duty(who char(3), here int)");
                for (int level : new int[] {
                        Connection.TRANSACTION_READ_COMMITTED,
                        Connection.TRANSACTION_REPEATABLE_READ,
                        Connection.TRANSACTION_SERIALIZABLE}) {
                    a.setTransactionIsolation(level);
                    b.setTransactionIsolation(level);
                    IO.println("  " + name(level));
                    sell(a, b, false);
                    sell(a, b, true);
                    writeSkew(a, b);
                }
            }
        }
    }
    // #endregion main

    // #region sell
    /** Both sell three of the ten in stock. Four must be left. */
    static void sell(Connection a, Connection b, boolean inSql)
            throws Exception {
        update(a, "delete from stock");
        update(a, "insert into stock values (10)");
        String end = together(a, b, () -> {
            int seenByA = number(a, "select n from stock");
            int seenByB = number(b, "select n from stock");
            update(a, "update stock set n = "
                + (inSql ? "n - 3" : seenByA - 3));
            a.commit();
            update(b, "update stock set n = "
                + (inSql ? "n - 3" : seenByB - 3));
            b.commit();
        });
        IO.println("    " + (inSql ? "n - 3 in SQL" : "n - 3 in Java")
            + ", left: " + number(a, "select n from stock") + end);
    }
    // #endregion sell

    // #region skew
    /** Each goes home if the other stays. One must be on call. */
    static void writeSkew(Connection a, Connection b) throws Exception {
        update(a, "delete from duty");
        update(a, "insert into duty values ('Ada', 1), ('Bob', 1)");
        String here = "select sum(here) from duty";
        String end = together(a, b, () -> {
            int seenByA = number(a, here), seenByB = number(b, here);
            if (seenByA == 2)
                update(a, "update duty set here = 0 where who='Ada'");
            if (seenByB == 2)
                update(b, "update duty set here = 0 where who='Bob'");
            a.commit();
            b.commit();
        });
        IO.println("    on call: " + number(a, here) + end);
    }
    // #endregion skew

    interface Work { void run() throws SQLException; }

    static String together(Connection a, Connection b, Work work)
            throws SQLException {
        a.setAutoCommit(false);
        b.setAutoCommit(false);
        try {
            work.run();
            return ", both committed";
        } catch (SQLException e) {
            return ", one failed with SQLSTATE " + e.getSQLState();
        } finally {
            a.rollback();
            b.rollback();
            a.setAutoCommit(true);
            b.setAutoCommit(true);
        }
    }

    static void update(Connection c, String sql) throws SQLException {
        try (var statement = c.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    static int number(Connection c, String sql) throws SQLException {
        try (var statement = c.createStatement();
             var rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getInt(1);
        }
    }

    static String name(int level) {
        return switch (level) {
            case Connection.TRANSACTION_READ_COMMITTED ->
                "READ COMMITTED";
            case Connection.TRANSACTION_REPEATABLE_READ ->
                "REPEATABLE READ";
            default -> "SERIALIZABLE";
        };
    }
}
